/** Answer that holds for all refills of a turn. It is kept on this screen only: the log has each answer by itself. */
import { effect } from '@preact/signals'
import type { ActionOf } from '#src/games/blackstone/actions.ts'
import type { Space } from '#src/games/blackstone/board.ts'
import { losesByLeavingEmpty } from '#src/games/blackstone/insight/shown/losesByLeavingEmpty.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'

type RefillKind = 'refill' | 'leaveEmpty'

interface StandingAnswer {
  readonly turn: string
  readonly kind: RefillKind
  /** Spaces that were answered for. One that is asked about again was undone, and the player decides. */
  readonly spaces: Set<Space>
}

/** By the selection of a table, which lasts as long as the table is open. */
const standingAnswers = new WeakMap<BlackstoneTableView['selection'], StandingAnswer>()

const turnOf = ({ state }: BlackstoneTableSnapshot): string => `${state.round} ${state.seat}`

const askedSpace = ({ state }: BlackstoneTableSnapshot): Space | null => {
  const todo = state.todo.at(-1)
  return todo?.do === 'refill' ? todo.space : null
}

/** Are there more spaces to be asked about in this turn? */
export const hasMoreRefills = ({ state }: BlackstoneTableSnapshot): boolean => state.marked.length > 1

/** The answer that was given before; null where the player has to be asked, as before a loss. Each is given once. */
const takeRefillAnswer = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
): ActionOf<'refill'> | ActionOf<'leaveEmpty'> | null => {
  const space = askedSpace(now)
  const answer = standingAnswers.get(view.selection)
  if (space === null || now.isPending || answer?.turn !== turnOf(now) || answer.spaces.has(space)) return null
  if (!now.legalActions.some(({ kind }) => kind === answer.kind)) return null
  if (answer.kind === 'leaveEmpty' && losesByLeavingEmpty(now.state)) return null
  answer.spaces.add(space)
  return { kind: answer.kind }
}

/** Gives the standing answer whenever a change of the state asks for one, whatever is on the screen. */
const answerChanges = (view: BlackstoneTableView): void => {
  const answerNow = (): void => {
    const answer = takeRefillAnswer(view, view.now.peek())
    if (answer) view.propose(answer)
  }
  effect(() => {
    if (askedSpace(view.now.value) !== null) queueMicrotask(answerNow)
  })
}

/** Lets the answer to the present question hold for the rest of the turn. */
export const keepRefillAnswer = (view: BlackstoneTableView, now: BlackstoneTableSnapshot, kind: RefillKind): void => {
  const space = askedSpace(now)
  if (space === null) return
  const isAnswering = standingAnswers.has(view.selection)
  standingAnswers.set(view.selection, { turn: turnOf(now), kind, spaces: new Set([space]) })
  if (!isAnswering) answerChanges(view)
}
