/** Families and guards in a position document. */
import type { PositionDocument } from '../position/document.ts'
import type { Scene } from '../rules/play.ts'
import type { Court } from '../state.ts'
import { makeSpace } from './cards.ts'
import { makeCard } from './slot.ts'
import { isOpen } from './zone.ts'

/** The family of a court, once it lies open, and what is used up this turn. */
export const familyOfCourt = (scene: Scene, { family = -1, used = [] }: Court) => ({
  ...(family >= 0 && isOpen(scene.state, family) && { family: makeCard(scene, family) }),
  ...(used.length > 0 && { used: used.slice() }),
})

/** The spaces on which guards stand, once for each. */
export const guardsOf = ({ state: { guards = [], board } }: Scene): Pick<PositionDocument, 'guards'> =>
  guards.length > 0
    ? { guards: board.flatMap((slot, space) => guards.filter((one) => one === slot).map(() => makeSpace(space))) }
    : {}
