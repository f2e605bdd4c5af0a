/** Inserts the symbols of the screens for several phones, when they are first needed. */

import sprite from './gather.svg?url&no-inline'
import { insertSprite } from './insertSprite.ts'

insertSprite(sprite)
