/** Blackstone Castle, whole: with positions to start from. */
import { makeGame } from './game.ts'
import { hiddenCards } from './position/hidden.ts'
import { layPosition } from './position/lay.ts'

export { type Blackstone, sceneOf, whyNot } from './game.ts'

export const game = makeGame({ lay: layPosition, hidden: hiddenCards })
