/** Inserts the symbols of replay, log and standings, when they are first needed. */
import { insertSprite } from './insertSprite.ts'
import sprite from './replay.svg?url&no-inline'

insertSprite(sprite)
