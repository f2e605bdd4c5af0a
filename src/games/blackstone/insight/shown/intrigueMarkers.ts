/** Markers of intrigue: where they may go, where they are, and what they would bring. */
import type { Seat, Slot } from '#src/kernel/contract.ts'
import type { RewardChoice } from '../../actions.ts'
import { SPACES, type Space } from '../../board.ts'
import type { Task } from '../../cards.ts'
import { courtOf, slotAt } from '../../rules/engine/slots.ts'
import { markableSlots, sharedSymbolsOn } from '../../rules/intrigue/placeMarkers.ts'
import { rewardLadder } from '../../rules/intrigue/rewards.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import type { State } from '../../state.ts'
import { openTaskIn } from '../tableCards.ts'

/** Completed card that may bear a marker, and the vassals that may then bear the other one (rulings 65 and 79). */
export interface MarkableCard {
  readonly card: Slot
  readonly task: Task
  readonly spaces: readonly { readonly space: Space; readonly alike: number }[]
}

/**
 * Completed Knights, Wizards and Kings of the scene's seat. `spaces` is empty where no vassal of the board shares a
 * symbol with the card.
 */
export const markableCardsOf = ({ state, seat }: Scene): readonly MarkableCard[] =>
  markableSlots(courtOf(state, seat)).flatMap((card) => {
    const task = openTaskIn(state, card)
    const spaces = SPACES.map((space) => ({ space, alike: sharedSymbolsOn(state, card, space) }))
    return task ? [{ card, task, spaces: spaces.filter(({ alike }) => alike > 0) }] : []
  })

/** Rewards of a marker on this card for one shared symbol and for two (rules 2.1). */
export const markerRewards = (
  { mode }: Scene,
  task: Task,
): readonly [readonly RewardChoice[], readonly RewardChoice[]] => [
  rewardLadder(mode, task, 1),
  rewardLadder(mode, task, 2),
]

/**
 * Does intrigue mark a completed card now, because the turn had a completion? Otherwise a card of the hand is laid face
 * down (ruling 78).
 */
export const isMarkingCompletedCard = ({ completions }: State): boolean => completions > 0

/** Marker on a vassal of the board. */
export interface AgentMarker {
  readonly seat: Seat
  readonly card: Slot
  readonly matchedSymbols: number
}

/** Markers on a space; several owners may have one on the same vassal (ruling 70). */
export const agentsOn = (state: State, space: Space): readonly AgentMarker[] =>
  state.courts.flatMap(({ intrigue }, seat) => {
    const isOnSpace = intrigue?.at === 'agents' && intrigue.vassal === slotAt(state, space)
    return isOnSpace ? [{ seat, card: intrigue.card, matchedSymbols: intrigue.matched }] : []
  })

/** Space of a marked vassal; null once its owner has taken it from the board (ruling 64). */
export const spaceOfVassal = ({ board }: State, vassal: Slot): Space | null => {
  const space = board.indexOf(vassal)
  return space < 0 ? null : space
}
