/** Prospects of those who build a formation: their race against the rats, and the tasks that may shorten it. */
import { cardOf, faceShown, sideOf } from '../../cards.ts'
import { activeCount, kingsOf } from '../../rules/court.ts'
import { codeIn, type Scene } from '../../rules/play.ts'
import { activeRats } from '../../rules/rats.ts'
import type { Court, State } from '../../state.ts'
import type { Lying } from './board.ts'
import { completedIn, type Faces, missingIn } from './completed.ts'
import { distanceToFormation } from './formation.ts'
import { gainsIn, type Prospects, tasksWorth } from './prospects.ts'
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
  knights: sumOf(state, (court) => completedIn(state, court).knights),
  wizards: sumOf(state, (court) => completedIn(state, court).wizards),
  dogs: new Set(state.courts.flatMap(({ dogs }) => dogs)),
  rats: activeRats(state),
})

/** Retained vassals that pay for something some day. */
const paidBy = (court: Court, missing: Faces): number => {
  let paid = 0
  for (const stack of ['knight', 'wizard', 'king'] as const) paid += court.stacks[stack].length - missing[stack].length
  return Math.min(paid, court.retained.length)
}

/** What a court has beside its tasks that shortens no race by itself. */
const courtWorth = (court: Court, missing: Faces, race: Race): number =>
  race.king * activeCount(court, 'king') +
  race.pays * paidBy(court, missing) +
  (court.intrigue?.at === 'agents' ? race.agents * court.intrigue.matched : 0)

/** How the race looks to the scene's seat. Of a partner's tasks only those count that this seat may see. */
export const buildingWorth = (scene: Scene, lying: readonly Lying[], race: Race): number => {
  const { state, seat } = scene
  const standing = standingOf(state, lying, race)
  const now = toll(standing, race)
  const prospects: Prospects = { scene, lying, race, gains: gainsIn(state, standing, now, race) }
  const scarce = race.scarce * Math.min(0, surplusIn(state))
  let worth = scarce - now
  for (const court of state.courts) {
    const share = court === state.courts[seat] ? 1 : race.partner
    const missing = missingIn(state, court)
    worth += courtWorth(court, missing, race) + share * tasksWorth(prospects, court, missing)
  }
  return worth
}
