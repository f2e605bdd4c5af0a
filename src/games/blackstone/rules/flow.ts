/** What happens by itself between two decisions. */
import type { State, Todo } from '../state.ts'
import { next, type Play } from './play.ts'
import type { Rules } from './rules.ts'
import { canMakeUp } from './steps.ts'
import { deciderOf, drawFor, todoOf } from './waiting.ts'

/** Before these begin, spaces that stayed empty for want of cards are made up: the step before has ended (ruling 44). */
const AFTER_A_STEP: readonly Todo['do'][] = ['rewards', 'assign', 'intrigue', 'limits', 'rats', 'next']

const mustMakeUp = (state: State, todo: Todo): boolean => canMakeUp(state) && AFTER_A_STEP.includes(todo.do)

const runNext = (play: Play, todo: Todo): void => {
  play.draft.todo.pop()
  const run = play.rules.runs.get(todo.do)
  if (!run) throw new Error(`${todo.do} waits for somebody`)
  run(play, todo)
}

const isWaiting = (rules: Rules, state: State, todo: Todo): boolean =>
  drawFor(state, todo) !== null || deciderOf(rules, state, todo) !== null

/** Runs until somebody is awaited, chance is, or the game is over. */
export const settle = (play: Play): void => {
  const { draft, mode, rules } = play
  for (;;) {
    draft.outcome ??= mode.verdict(draft)
    if (draft.outcome) break
    const todo = todoOf(draft)
    if (mustMakeUp(draft, todo)) next(play, { do: 'makeUp' })
    else if (isWaiting(rules, draft, todo)) return
    else runNext(play, todo)
  }
  draft.todo = []
  play.tell({ kind: 'over' })
}
