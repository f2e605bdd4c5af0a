/** Position document: families and guards. */
import type { HiddenHalf, PositionDocument } from '../../position/positionDocument.ts'
import type { Scene } from '../../rules/contract.ts'
import type { Court } from '../../state.ts'
import { formatSpace } from '../cards.ts'
import { formatHiddenCards, isOpenSlot } from '../formatCards.ts'
import { formatCard } from '../formatSlot.ts'

/** The family of a court, once it is open, and the abilities used up this turn. */
export const writeFamily = (scene: Scene, { family = -1, used = [] }: Court) => ({
  ...(family >= 0 && isOpenSlot(scene.state, family) && { family: formatCard(scene, family) }),
  ...(used.length > 0 && { used: used.slice() }),
})

/** Spaces of guarded vassals, once for each guard. */
export const writeGuards = ({ state: { guards = [], board } }: Scene): Pick<PositionDocument, 'guards'> =>
  guards.length > 0
    ? { guards: board.flatMap((slot, space) => guards.filter((one) => one === slot).map(() => formatSpace(space))) }
    : {}

/** The family cards that each seat still chooses from, by seat. */
export const writeFamilyChoices = (scene: Scene): Pick<HiddenHalf, 'families'> => {
  const { todo, courts } = scene.state
  const slotsOf = (seat: number) => todo.flatMap((one) => (one.do === 'family' && one.seat === seat ? one.slots : []))
  return todo.at(-1)?.do === 'family'
    ? { families: courts.map((_, seat) => formatHiddenCards(scene, slotsOf(seat))) }
    : {}
}
