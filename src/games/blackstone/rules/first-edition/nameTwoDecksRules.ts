/**
 * Chapter of naming two decks before either card is seen: for the starting hand (ruling 149), and as the reward for a
 * completed Machination, whose owner draws from both decks and keeps one card before any other move (ruling 162).
 */

import type { ActionOf } from '../../actions.ts'
import type { TaskDeck } from '../../cards.ts'
import { popTodo } from '../../changeState.ts'
import type { GameEvent } from '../../events.ts'
import type { State } from '../../state.ts'
import { pushTodos } from '../engine/pushTodos.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import type { ActionHandler, Mode, MoveContext, RuleSet } from '../ruleTypes.ts'
import { canDeal } from '../tasks/decks.ts'
import { queueDrawToKeep } from '../tasks/queueDrawToKeep.ts'

/** Can a deck be named at all? */
const canNameDecks = ({ decks }: Mode, state: State): boolean => decks.some((deck) => canDeal(state, deck))

/** Pairs of decks, or one deck twice. The order has no meaning, so they are in that of the mode. */
const deckPairs = ({ decks }: Mode): readonly (readonly [TaskDeck, TaskDeck])[] =>
  decks.flatMap((a, index) => decks.slice(index).map((b) => [a, b] as const))

const nameDecks: ActionHandler<ActionOf<'decks'>> = {
  list: ({ mode }) => deckPairs(mode).map((chosen) => ({ kind: 'decks', decks: chosen })),

  check: ({ state, mode }, { decks: chosen }) =>
    firstRefusal(
      chosen.some((deck) => !mode.decks.includes(deck)) && refusal('draw.notInPlay'),
      !deckPairs(mode).some(([a, b]) => a === chosen[0] && b === chosen[1]) && refusal('decks.order'),
      chosen.some((deck) => !canDeal(state, deck)) && refusal('draw.empty', 41),
    ),

  act(context, { decks: chosen }) {
    const todo = popTodo(context.draft)
    if (todo?.do !== 'decks') throw new Error('no decks are awaited')
    const { seat, why } = todo
    // Both starting cards go to the hand (ruling 149).
    if (why === 'hand') pushTodos(context, ...chosen.map((deck) => ({ do: 'deal', deck, seat }) as const))
    else queueDrawToKeep(context, seat, chosen)
  },
}

const queueMachinationReward = (context: MoveContext, event: GameEvent): void => {
  if (event.kind === 'completed' && event.stack === 'ploy')
    pushTodos(context, { do: 'decks', seat: event.seat, why: 'reward' })
}

export const nameTwoDecksRules: RuleSet = {
  actionHandlers: { decks: { decks: nameDecks } },
  todoHandlers: {
    // No deck has a card left.
    decks: (context, { seat }) => context.emit({ kind: 'lapsed', seat }),
  },
  deciders: { decks: (state, { seat }, { mode }) => (canNameDecks(mode, state) ? seat : null) },
  onEvent: queueMachinationReward,
}
