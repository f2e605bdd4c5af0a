/** Families and guards in a position document. */
import type { HiddenHalf, PositionDocument } from '../position/document.ts'
import type { Scene } from '../rules/play.ts'
import type { Court } from '../state.ts'
import { makeSpace } from './cards.ts'
import { makeCard } from './slot.ts'
import { hiddenIn, isOpen } from './zone.ts'

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

/** The family cards of which seats are still to choose one, by seat. */
export const choicesOf = (scene: Scene): Pick<HiddenHalf, 'families'> => {
  const { todo, courts } = scene.state
  const slotsOf = (seat: number) => todo.flatMap((one) => (one.do === 'family' && one.seat === seat ? one.slots : []))
  return todo.at(-1)?.do === 'family' ? { families: courts.map((_, seat) => hiddenIn(scene, slotsOf(seat))) } : {}
}
