/** A moment of a game, as whoever looks at it sees it, becomes the draft. */
import { makePosition } from '../../games/blackstone/notation/position.ts'
import type { Now, Sitting } from '../blackstone/game/sitting.ts'
import { replace } from '../shell/route.ts'
import { edit } from './kept.ts'

export const editFrom = ({ names }: Sitting, { scene }: Now): void => {
  edit(makePosition(scene, names))
  replace('editor')
}
