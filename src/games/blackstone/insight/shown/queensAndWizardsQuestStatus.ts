/** Offer of the Queen's and the Wizard's Quest, and what a turn still has to spend (rules 2.4 and 2.5). */
import type { Slot } from '#src/kernel/contract.ts'
import { courtOf } from '../../rules/engine/slots.ts'
import { priceOfNextCard } from '../../rules/queens-and-wizards-quest/actions/takeMachination.ts'
import { isLastRound } from '../../rules/queens-and-wizards-quest/questEnding.ts'
import { ACTIONS_PER_TURN, requireQuest } from '../../rules/queens-and-wizards-quest/questState.ts'
import type { State } from '../../state.ts'

export interface OfferStatus {
  /** Cards of the offer. The last one is the oldest: it leaves when the turn ends without a card taken. */
  readonly cards: readonly Slot[]
  /** Number of cards left in the deck. */
  readonly deckCount: number
  /** Actions that one more card costs this turn; null where no more may be taken (ruling 95). */
  readonly nextCardPrice: number | null
  /** Does the oldest card leave if the turn ends now? */
  readonly doesOldestLeave: boolean
}

export const offerStatus = (state: State): OfferStatus => {
  const { offer, taken } = requireQuest(state)
  return {
    cards: offer,
    deckCount: state.decks.machination.draw.length,
    nextCardPrice: priceOfNextCard(state),
    doesOldestLeave: taken === 0 && offer.length > 0,
  }
}

/** Actions that are left in a turn, and saved Knights that may be spent as actions (ruling 103). */
export interface TurnResources {
  readonly actions: number
  /** Actions that every turn begins with. */
  readonly actionsPerTurn: number
  readonly usableKnights: number
  /** Knights that were taken this turn and may be spent from the next turn on. */
  readonly newKnights: number
  /** Actions and Knights together. */
  readonly total: number
}

export const turnResources = (state: State): TurnResources => {
  const { actions, fresh } = requireQuest(state)
  const usableKnights = courtOf(state, state.seat).knights - fresh
  return { actions, actionsPerTurn: ACTIONS_PER_TURN, usableKnights, newKnights: fresh, total: actions + usableKnights }
}

/** Phase near the end: this is the last round, or one more follows (rulings 91 and 101); null before. */
export const endPhase = (state: State): 'lastRound' | 'oneMore' | null => {
  if (isLastRound(state)) return 'lastRound'
  return requireQuest(state).lastRound > 0 ? 'oneMore' : null
}
