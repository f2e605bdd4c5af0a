/** The crests of the families, drawn into the page when families first come into play. */
import { draw } from './draw.ts'
import sprite from './families.svg?url&no-inline'

void draw(sprite)
