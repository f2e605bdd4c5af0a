/** Inserts the crests of the families, when families first come into play. */
import { insertSprite } from '../../parts/symbols/insertSprite.ts'
import sprite from './families.svg?url&no-inline'

insertSprite(sprite)
