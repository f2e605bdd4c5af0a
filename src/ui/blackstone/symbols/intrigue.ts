/** Inserts the symbols of intrigue, with its extension. */
import { insertSprite } from '../../parts/symbols/insertSprite.ts'
import sprite from './intrigue.svg?url&no-inline'

insertSprite(sprite)
