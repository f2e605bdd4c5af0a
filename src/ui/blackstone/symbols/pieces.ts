/** The Assassin and the Saboteur, drawn into the page when they first come into play. */
import { draw } from './draw.ts'
import sprite from './pieces.svg?url&no-inline'

void draw(sprite)
