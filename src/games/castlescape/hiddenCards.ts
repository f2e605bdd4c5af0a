/** What everybody knows of a guild's hidden cards. */

import { withoutNumber } from '../numberLists.ts'
import type { Face } from './cards.ts'
import type { Guild } from './state.ts'

/** Faces in the hand and the deck together: the own cards without those that lie open (C19). */
export const hiddenFacesOf = ({ owned, discard, alley, played }: Guild): readonly Face[] =>
  [...discard, ...alley, ...played].reduce(withoutNumber, owned)

/** Whether these faces can all be hidden cards of the guild. */
export const canBeHidden = (guild: Guild, faces: readonly Face[]): boolean => {
  const hidden = [...hiddenFacesOf(guild)]
  return faces.every((face) => {
    const index = hidden.indexOf(face)
    if (index >= 0) hidden.splice(index, 1)
    return index >= 0
  })
}
