/** Inserts the symbols of the screens for several phones, when they are first needed. */

import { insertSprite } from './insertSprite.ts'
import sprite from './phones.svg?url&no-inline'

insertSprite(sprite)
