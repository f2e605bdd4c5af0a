import { SPACES } from '../../board.ts'
import type { Face } from '../../faces.ts'
import { faceAt } from '../../rules/engine/slots.ts'
import type { State } from '../../state.ts'

/** The face that stands most often, where one is there more than once; of several the first on the board. */
export const repeatedFace = (state: State): { readonly face: Face; readonly count: number } | null => {
  const faces = SPACES.map((space) => faceAt(state, space)).filter((face) => face >= 0)
  const counts = faces.map((face) => ({ face, count: faces.filter((other) => other === face).length }))
  const [most] = counts.sort((one, other) => other.count - one.count)
  return most && most.count > 1 ? most : null
}
