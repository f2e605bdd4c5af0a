/** The symbols of intrigue, drawn into the page when its chapter comes. */
import { draw } from './draw.ts'
import sprite from './intrigue.svg?url&no-inline'

void draw(sprite)
