/** The emblems that players may choose, drawn into the page when the first of them is shown. */
import { draw } from './draw.ts'
import sprite from './emblems.svg?url&no-inline'

void draw(sprite)
