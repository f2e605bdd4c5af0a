/** The symbols of what was and how it stands, drawn into the page when they are first needed. */
import { draw } from './draw.ts'
import sprite from './seeing.svg?url&no-inline'

void draw(sprite)
