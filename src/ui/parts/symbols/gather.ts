/** The symbols of several phones, drawn into the page when they are first needed. */
import { draw } from './draw.ts'
import sprite from './gather.svg?url&no-inline'

void draw(sprite)
