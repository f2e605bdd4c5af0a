/** What a seat may do now, why not, and the doing. */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Action } from '../actions.ts'
import type { State, Todo } from '../state.ts'
import { codeIn, courtOf, type Play, refusal, type Scene, type Verb } from './play.ts'
import { adopt } from './verbs/adopt.ts'
import { complete } from './verbs/complete.ts'
import { discard, endWork, leaveEmpty, makeUp, pickPile, refill } from './verbs/decide.ts'
import { draw } from './verbs/draw.ts'
import { flip } from './verbs/flip.ts'
import { kill } from './verbs/kill.ts'
import { retain } from './verbs/retain.ts'
import { slide } from './verbs/slide.ts'
import { swap } from './verbs/swap.ts'
import { isAwaited, todoOf } from './waiting.ts'

type Verbs = { readonly [K in Action['kind']]?: Verb<Extract<Action, { kind: K }>> }

/** Which actions each decision takes, in the order in which `legalActions` lists them. */
const VERBS: { readonly [D in Todo['do']]?: Verbs } = {
  pile: { pile: pickPile },
  work: { slide, swap, flip, retain, draw, complete, adopt, kill, endWork },
  refill: { refill, leaveEmpty },
  makeUp: { makeUp },
  drop: { discard },
}

// Each verb is kept under its own kind, which the compiler cannot follow through a look-up.
const verbOf = (state: State, kind: Action['kind']): Verb<Action> | undefined =>
  VERBS[todoOf(state).do]?.[kind] as Verb<Action> | undefined
const verbsOf = (state: State): readonly Verb<Action>[] =>
  Object.values(VERBS[todoOf(state).do] ?? {}) as unknown as readonly Verb<Action>[]

/** Every action that this seat may take, in a stable order; none where it is not awaited. */
export const legalActions = (scene: Scene): readonly Action[] =>
  isAwaited(scene.state, scene.seat)
    ? verbsOf(scene.state).flatMap((verb) => verb.list(scene).filter((action) => verb.check(scene, action) === null))
    : []

/** Why this seat may not do this now; null where it may. */
export const checkAction = (scene: Scene, action: Action): Refusal | null => {
  if (scene.state.outcome) return refusal('over')
  if (!isAwaited(scene.state, scene.seat)) return refusal('notYourTurn')
  const verb = verbOf(scene.state, action.kind)
  return verb ? verb.check(scene, action) : refusal('notNow')
}

/** Does a checked action. */
export const act = (play: Play, action: Action): void => verbOf(play.draft, action.kind)?.act(play, action)

const shownCard = (action: Action): Slot =>
  action.kind === 'complete' || action.kind === 'adopt' ? action.card : action.kind === 'discard' ? action.slot : -1

/** Hidden cards that an action lays open: the one that is shown or dropped from the hand. */
export const opens = (state: State, seat: Seat, action: Action): readonly Slot[] => {
  const card = shownCard(action)
  return courtOf(state, seat).hand.includes(card) && codeIn(state, card) < 0 ? [card] : []
}
