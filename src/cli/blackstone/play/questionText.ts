/** Question that the game asks the awaited seat. */
import { formatSpace } from '../../../games/blackstone/notation/cards.ts'
import type { State, Todo } from '../../../games/blackstone/state.ts'

/** Questions for single decisions. The work of a turn, which has many actions, has none. */
const QUESTIONS: Partial<Readonly<Record<Todo['do'], string>>> = {
  pile: 'which corner pile is yours',
  family: 'which family is yours',
  decks: 'from which two decks',
  keep: 'which card do you keep',
  place: 'where is it put',
  income: 'what does the card pay',
  recall: 'recall the markers, or leave them',
  reward: 'what do you take',
  refreshPile: 'which pile refreshes the board',
  makeUp: 'which empty space is refilled',
  drop: 'over the limit, what goes',
}

const todoQuestion = (todo: Todo | undefined): string =>
  todo?.do === 'refill'
    ? `refill ${formatSpace(todo.space)}, or leave it empty`
    : todo
      ? (QUESTIONS[todo.do] ?? '')
      : ''

export const questionText = ({ todo }: State): string => todoQuestion(todo.at(-1))
