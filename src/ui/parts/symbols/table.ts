/** Inserts the symbols of the table, when a table is first shown. */
import { insertSprite } from './insertSprite.ts'
import sprite from './table.svg?url&no-inline'

insertSprite(sprite)
