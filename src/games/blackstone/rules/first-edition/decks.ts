/** Two decks are named before either card is seen: for the starting hand, and when a Machination is completed (rulings 149 and 162). */
import type { ActionOf } from '../../actions.ts'
import type { TaskDeck } from '../../cards.ts'
import type { State } from '../../state.ts'
import { canDeal } from '../decks.ts'
import { drawToKeep } from '../keep.ts'
import type { Mode } from '../mode.ts'
import { firstOf, next, refusal, type Verb } from '../play.ts'

/** Can a deck be named at all? */
export const canName = ({ decks }: Mode, state: State): boolean => decks.some((deck) => canDeal(state, deck))

/** Two decks, or one twice. The order means nothing, so they are named in that of the mode. */
const pairs = ({ decks }: Mode): readonly (readonly [TaskDeck, TaskDeck])[] =>
  decks.flatMap((a, at) => decks.slice(at).map((b) => [a, b] as const))

export const decks: Verb<ActionOf<'decks'>> = {
  list: ({ mode }) => pairs(mode).map((named) => ({ kind: 'decks', decks: named })),

  check: ({ state, mode }, { decks: named }) =>
    firstOf(
      named.some((deck) => !mode.decks.includes(deck)) && refusal('draw.notInPlay'),
      !pairs(mode).some(([a, b]) => a === named[0] && b === named[1]) && refusal('decks.order'),
      named.some((deck) => !canDeal(state, deck)) && refusal('draw.empty', 41),
    ),

  act(play, { decks: named }) {
    const todo = play.draft.todo.pop()
    if (todo?.do !== 'decks') throw new Error('no decks are awaited')
    const { seat, why } = todo
    if (why === 'hand') next(play, ...named.map((deck) => ({ do: 'deal', deck, seat }) as const))
    else drawToKeep(play, seat, named)
  },
}
