/** What happens by itself between two decisions. */
import type { State, Todo } from '../state.ts'
import { deal } from './decks.ts'
import { fill, stayEmpty } from './piles.ts'
import { courtOf, next, type Play } from './play.ts'
import { reveal, settleRat } from './rats.ts'
import { beginGame, freePiles } from './setup.ts'
import { assign, canMakeUp, checkLimits, muster, passTurn } from './steps.ts'
import { deciderOf, drawFor, todoOf } from './waiting.ts'

/** Before these begin, spaces that stayed empty for want of cards are made up: the step before has ended (ruling 44). */
const AFTER_A_STEP: readonly Todo['do'][] = ['assign', 'limits', 'rats', 'next']

/** The last free pile goes to the last player without a question. */
const takeLastPile = (play: Play, seat: number): void => {
  const pile = freePiles(play.draft)[0] ?? -1
  courtOf(play.draft, seat).pile = pile
  play.tell({ kind: 'piled', seat, pile })
}

type Run<D extends Todo['do']> = (play: Play, todo: Extract<Todo, { do: D }>) => void

const BY_ITSELF: { readonly [D in Todo['do']]?: Run<D> } = {
  first: (play) => beginGame(play, Number(play.draft.setting.options.first)),
  pile: (play, { seat }) => takeLastPile(play, seat),
  deal: (play, { deck, seat }) => deal(play, deck, seat),
  fill: (play, { space, pile }) => fill(play, space, pile),
  refill: (play, { space }) => stayEmpty(play, space),
  rat: (play, { slot }) => settleRat(play, slot),
  muster,
  assign,
  limits: checkLimits,
  rats: reveal,
  next: passTurn,
}

const runNext = (play: Play, todo: Todo): void => {
  if (AFTER_A_STEP.includes(todo.do) && canMakeUp(play.draft)) {
    next(play, { do: 'makeUp' })
    return
  }
  play.draft.todo.pop()
  // Each is kept under its own kind, which the compiler cannot follow through a look-up.
  const run = BY_ITSELF[todo.do] as ((play: Play, todo: Todo) => void) | undefined
  if (!run) throw new Error(`${todo.do} waits for somebody`)
  run(play, todo)
}

const isWaiting = (state: State, todo: Todo): boolean =>
  drawFor(state, todo) !== null || deciderOf(state, todo) !== null

/** Runs until somebody is awaited, chance is, or the game is over. */
export const settle = (play: Play): void => {
  const { draft, mode } = play
  for (;;) {
    draft.outcome ??= mode.verdict(draft)
    if (draft.outcome) break
    const todo = todoOf(draft)
    if (isWaiting(draft, todo)) return
    runNext(play, todo)
  }
  draft.todo = []
  play.tell({ kind: 'over' })
}
