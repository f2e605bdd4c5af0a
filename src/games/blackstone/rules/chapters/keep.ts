/** Drawing several tasks and keeping one. */
import type { Seat, Slot } from '../../../../kernel/contract.ts'
import type { State } from '../../state.ts'
import type { Chapter } from '../chapter.ts'
import { drawNext } from '../keep.ts'
import { codeIn } from '../play.ts'
import { keep as keepVerb } from '../verbs/keep.ts'

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
