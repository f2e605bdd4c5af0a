/** The table's own symbols, drawn into the page when the table first comes. */
import { draw } from './draw.ts'
import sprite from './table.svg?url&no-inline'

void draw(sprite)
