/**
 * Questions of hints to the bot worker. Plans and routes are searched there, because the longest search takes a while.
 */
import type { Action } from '../../../games/blackstone/actions.ts'
import type { BlackstoneTypes } from '../../../games/blackstone/createGame.ts'
import type { TaskCosts } from '../../../games/blackstone/guide.ts'
import { ID } from '../../../games/blackstone/version.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { knownOpenings } from '../../../kernel/knownOpenings.ts'
import { type AskOptions, askGuide, type SeatQuestion } from '../../table/bots/botWorkerClient.ts'
import { askBestPlan } from '../../table/hints/askBestPlan.ts'
import type { BlackstoneTableSnapshot } from '../table/blackstoneTableView.ts'
import { createSeatView } from './simulateActions.ts'

type SeatSnapshot = Pick<BlackstoneTableSnapshot, 'state' | 'scene' | 'seat'>

const createQuestion = (now: SeatSnapshot): SeatQuestion => {
  const { state, seat } = now
  const hiddenSlots = state.cards.flatMap((code, slot) => (code < 0 ? [slot] : []))
  return { game: ID, state, seat, shown: knownOpenings(hiddenSlots, createSeatView(now).knownCard) }
}

export const askPlan = (now: SeatSnapshot, options: AskOptions): Promise<readonly Action[]> =>
  askBestPlan<BlackstoneTypes>(createQuestion(now), options)

/** Cheapest route to each of these tasks of the seat's hand. Rejects like `planMoves`. */
export const askCosts = async (now: SeatSnapshot, cards: readonly Slot[], signal: AbortSignal): Promise<TaskCosts> =>
  (await askGuide({ ...createQuestion(now), name: 'costs', about: cards }, { signal })) as TaskCosts
