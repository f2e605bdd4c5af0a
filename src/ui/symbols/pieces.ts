/** The Assassin and the Saboteur, drawn into the page when they first come into play. */
import { draw } from '../shell/Icon.tsx'
import sprite from './pieces.svg?url&no-inline'

void draw(sprite)
