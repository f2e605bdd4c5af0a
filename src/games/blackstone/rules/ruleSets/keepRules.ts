/** Drawing several tasks and keeping one: they are drawn one after the other (rulings 161 and 162). */
import type { Seat, Slot } from '../../../../kernel/contract.ts'
import type { TaskDeck } from '../../cards.ts'
import type { State, Todo } from '../../state.ts'
import type { Chapter } from '../chapter.ts'
import { canDeal, deckIn, reshuffle } from '../decks.ts'
import { codeIn, courtOf, next, type Play } from '../play.ts'
import { keep as keepVerb } from '../verbs/keep.ts'

type Keep = Extract<Todo, { readonly do: 'keep' }>

const drawFirst = (play: Play, keep: Keep, deck: TaskDeck): void => {
  const { draft } = play
  const { seat, slots, from } = keep
  const slot = deckIn(draft, deck).draw.pop()
  if (slot === undefined) {
    next(play, keep)
    reshuffle(play, deck)
    return
  }
  play.tell({ kind: 'drew', seat, deck, slot })
  const to = draft.setting.options.openHands === 'on' ? 'all' : [seat]
  next(play, { do: 'open', slots: [slot], to }, { ...keep, slots: [...slots, slot], from: from.slice(1) })
}

/** Draws the next card, if there is one; when all are drawn, a single one goes to the hand without a question. */
const drawNext = (play: Play, keep: Keep): void => {
  const [deck] = keep.from
  if (deck === undefined) courtOf(play.draft, keep.seat).hand.push(...keep.slots)
  else if (canDeal(play.draft, deck)) drawFirst(play, keep, deck)
  else next(play, { ...keep, from: keep.from.slice(1) })
}

/** The cards that are not kept. */
const rejected = (state: State, seat: Seat, kept: Slot): readonly Slot[] => {
  const todo = state.todo.at(-1)
  if (todo?.do !== 'keep' || todo.seat !== seat || !todo.slots.includes(kept)) return []
  return todo.slots.filter((slot) => slot !== kept && codeIn(state, slot) < 0)
}

export const keep: Chapter = {
  verbs: { keep: { keep: keepVerb } },
  runs: { keep: drawNext },
  deciders: { keep: (_, { seat, slots, from }) => (from.length === 0 && slots.length > 1 ? seat : null) },
  opens: (state, seat, action) => (action.kind === 'keep' ? rejected(state, seat, action.slot) : []),
}
