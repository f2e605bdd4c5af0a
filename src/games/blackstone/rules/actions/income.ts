/** MUSTER: each active Knight-Wizard card pays a Knight or a Wizard, one card after the other (ruling 141). */
import type { Seat, Slot } from '../../../../kernel/contract.ts'
import type { ActionOf, Token } from '../../actions.ts'
import type { State } from '../../state.ts'
import { eitherCards } from '../court.ts'
import { activeCourt, firstOf, next, type Play, refusal, type Verb } from '../play.ts'
import { available, take } from '../tokens.ts'
import { todoOf } from '../waiting.ts'

const TOKENS: readonly Token[] = ['knight', 'wizard']
const supplied = (state: State, token: Token): boolean =>
  available(state, token === 'knight' ? 'knights' : 'wizards', 1) > 0

/** The card that is asked about. */
const asked = (state: State): Slot => {
  const todo = todoOf(state)
  return todo.do === 'income' ? (todo.slots[0] ?? -1) : -1
}

/** The other cards have paid: these are asked next. */
export const askIncome = (play: Play): void => {
  const slots = eitherCards(play.draft, activeCourt(play))
  if (slots.length > 0) next(play, { do: 'income', slots })
}

/** Nobody is asked where the supply has neither (ruling 11). */
export const whoseIncome = (state: State): Seat | null =>
  TOKENS.some((token) => supplied(state, token)) ? state.seat : null

export const income: Verb<ActionOf<'income'>> = {
  list: ({ state }) => TOKENS.map((token) => ({ kind: 'income', slot: asked(state), token })),

  check: ({ state }, { slot, token }) =>
    firstOf(
      slot !== asked(state) && refusal('income.notAsked', 141),
      !supplied(state, token) && refusal('income.none', 11),
    ),

  act(play, { slot, token }) {
    const { draft } = play
    const todo = draft.todo.pop()
    if (todo?.do !== 'income') throw new Error('no income is awaited')
    const slots = todo.slots.filter((one) => one !== slot)
    if (slots.length > 0) next(play, { do: 'income', slots })
    const court = activeCourt(play)
    const knights = token === 'knight' ? take(draft, court, 'knights', 1) : 0
    const wizards = token === 'wizard' ? take(draft, court, 'wizards', 1) : 0
    play.tell({ kind: 'gained', seat: draft.seat, knights, wizards })
  },
}
