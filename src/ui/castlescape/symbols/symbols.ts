/** Inserts the symbols of this game, when they are first needed. */
import { insertSprite } from '../../parts/symbols/insertSprite.ts'
import sprite from './castlescape.svg?url&no-inline'

insertSprite(sprite)
