/** Prospects of those who build a formation: their race against the rats, and the tasks that may shorten it. */
import { cardOf, faceShown, sideOf } from '../../cards.ts'
import { activeCount, income, kingsOf, missingFaces } from '../../rules/court.ts'
import { codeIn, type Scene } from '../../rules/play.ts'
import { activeRats } from '../../rules/rats.ts'
import type { Court, State } from '../../state.ts'
import type { Lying } from './board.ts'
import { distanceToFormation } from './formation.ts'
import { type Prospects, tasksWorth } from './prospects.ts'
import { type Race, type Standing, toll } from './race.ts'

const VASSALS_NEEDED = 16

/** Vassals on the board, and spaces that may still be refilled this turn, beyond those of the formation. */
const surplusIn = ({ board, marked }: State): number =>
  board.filter((slot, space) => slot >= 0 || marked.includes(space)).length - VASSALS_NEEDED

/** What lies on the piles, and may come with a Knight; where it will lie is not looked at. */
const topsOf = (state: State): readonly Lying[] =>
  state.piles.flatMap((pile) => {
    const code = codeIn(state, pile[pile.length - 1] ?? -1)
    if (code < 0) return []
    return [
      { space: 0, face: faceShown(cardOf(code), sideOf(code)), reverse: faceShown(cardOf(code), 1 - sideOf(code)) },
    ]
  })

/** Tokens in hand that may be kept. */
const keptBy = (court: Court): number => {
  const most = kingsOf(court)
  return Math.min(court.knights, most) + Math.min(court.wizards, most)
}

const sumOf = ({ courts }: State, of: (court: Court) => number): number =>
  courts.reduce((sum, court) => sum + of(court), 0)

const standingOf = (state: State, lying: readonly Lying[], race: Race): Standing => ({
  distance: distanceToFormation(lying, topsOf(state), race.absent),
  surplus: Math.max(0, surplusIn(state)),
  tokens: sumOf(state, keptBy),
  knights: sumOf(state, (court) => income(state, court, 'knight')),
  wizards: sumOf(state, (court) => income(state, court, 'wizard')),
  dogs: new Set(state.courts.flatMap(({ dogs }) => dogs)),
  rats: activeRats(state),
})

/** Retained vassals that pay for something some day. */
const paidBy = (state: State, court: Court): number => {
  let paid = 0
  for (const stack of ['knight', 'wizard', 'king'] as const)
    paid += court.stacks[stack].length - missingFaces(state, court, stack).length
  return Math.min(paid, court.retained.length)
}

/** What a court has beside its tasks that shortens no race by itself. */
const courtWorth = (state: State, court: Court, race: Race): number =>
  race.king * activeCount(court, 'king') +
  race.pays * paidBy(state, court) +
  (court.intrigue?.at === 'agents' ? race.agents * court.intrigue.matched : 0)

/** How the race looks to the scene's seat. Of a partner's tasks only those count that this seat may see. */
export const buildingWorth = (scene: Scene, lying: readonly Lying[], race: Race): number => {
  const { state, seat } = scene
  const standing = standingOf(state, lying, race)
  const prospects: Prospects = { scene, lying, standing, now: toll(standing, race), race }
  const scarce = race.scarce * Math.min(0, surplusIn(state))
  let worth = scarce - prospects.now
  for (const court of state.courts) {
    const share = court === state.courts[seat] ? 1 : race.partner
    worth += courtWorth(state, court, race) + share * tasksWorth(prospects, court)
  }
  return worth
}
