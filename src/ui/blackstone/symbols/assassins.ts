/** Inserts the Assassin and the Saboteur, when they first come into play. */
import { insertSprite } from '../../parts/symbols/insertSprite.ts'
import sprite from './assassins.svg?url&no-inline'

insertSprite(sprite)
