/**
 * Inserts the emblems that players may choose; imported when the first of them is shown. The sprite is part of this
 * chunk.
 */
import sprite from './emblems.svg?raw'
import { insertMarkup } from './insertDrawing.ts'

insertMarkup(document.body, sprite)
