/** The symbols of what was and how it stands, drawn into the page when they are first needed. */
import { draw } from '../shell/Icon.tsx'
import sprite from './seeing.svg?url&no-inline'

void draw(sprite)
