/**
 * Questions of hints to the bot worker. Plans and routes are searched there, because the longest search takes a while.
 */
import type { Action } from '../../../games/blackstone/actions.ts'
import type { TaskCosts } from '../../../games/blackstone/guide.ts'
import type { State } from '../../../games/blackstone/state.ts'
import { ID } from '../../../games/blackstone/version.ts'
import type { Opening, Slot, View } from '../../../kernel/contract.ts'
import { askGuide, planMoves, type SeatQuestion } from '../../table/bots/botWorkerClient.ts'
import type { BlackstoneTableSnapshot } from '../table/blackstoneTableView.ts'
import { createSeatView } from './simulateActions.ts'

type SeatSnapshot = Pick<BlackstoneTableSnapshot, 'state' | 'scene' | 'seat'>

/** Hidden cards that this view knows. */
const knownHiddenCards = ({ state, knownCard }: View<State>): readonly Opening[] =>
  state.cards.flatMap((code, slot) => {
    const value = code < 0 ? knownCard(slot) : undefined
    return value ? [{ slot, value, salt: '' }] : []
  })

const createQuestion = (now: SeatSnapshot): SeatQuestion => {
  const { state, seat } = now
  return { game: ID, state, seat, shown: knownHiddenCards(createSeatView(now)) }
}

/** Plan of a bot of the highest level without random mistakes; the same seed gives the same plan. */
export const askPlan = async (now: SeatSnapshot, seed: number, signal: AbortSignal): Promise<readonly Action[]> =>
  (await planMoves({ ...createQuestion(now), level: 'captain', seed }, { signal })) as readonly Action[]

/** Cheapest route to each of these tasks of the seat's hand. Rejects like `planMoves`. */
export const askCosts = async (now: SeatSnapshot, cards: readonly Slot[], signal: AbortSignal): Promise<TaskCosts> =>
  (await askGuide({ ...createQuestion(now), name: 'costs', about: cards }, { signal })) as TaskCosts
