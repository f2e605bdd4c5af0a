/** The offer of the Queen's and the Wizard's Quest, and what a turn still has to spend, for the table to show (rules 2.4 and 2.5). */
import type { Slot } from '../../../kernel/contract.ts'
import { courtOf } from '../rules/play.ts'
import { isLastRound } from '../rules/quest/ending.ts'
import { ACTIONS, questOf } from '../rules/quest/quest.ts'
import { priceOfNext } from '../rules/quest/verbs/take.ts'
import type { State } from '../state.ts'

export interface Offer {
  /** The last one is the oldest: it leaves when the turn ends without a card taken. */
  readonly cards: readonly Slot[]
  /** Cards of the deck that are still to come. */
  readonly deck: number
  /** Actions that one more card costs this turn; null where no more may be taken (ruling 95). */
  readonly price: number | null
  /** Does the oldest card leave if the turn ends now? */
  readonly oldestLeaves: boolean
}

export const offerOf = (state: State): Offer => {
  const { offer, taken } = questOf(state)
  return {
    cards: offer,
    deck: state.decks.machination.draw.length,
    price: priceOfNext(state),
    oldestLeaves: taken === 0 && offer.length > 0,
  }
}

/** What a turn has to spend: actions, and Knights that were saved in turns before (ruling 103). */
export interface TurnMeans {
  readonly actions: number
  /** Actions of every turn. */
  readonly of: number
  readonly knights: number
  /** Knights that were taken this turn and serve from the next on. */
  readonly fresh: number
  /** Actions and Knights together. */
  readonly left: number
}

export const turnMeans = (state: State): TurnMeans => {
  const { actions, fresh } = questOf(state)
  const knights = courtOf(state, state.seat).knights - fresh
  return { actions, of: ACTIONS, knights, fresh, left: actions + knights }
}

/** What is known of the end: it is the last round, or one more follows this one (rulings 91 and 101). */
export const endIn = (state: State): 'lastRound' | 'oneMore' | null => {
  if (isLastRound(state)) return 'lastRound'
  return questOf(state).lastRound > 0 ? 'oneMore' : null
}
