/** What a seat may do now, why not, and the doing. */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { codeIn, courtOf, type Play, refusal, type Scene, type Verb } from './play.ts'
import type { Rules } from './rules.ts'
import { isAwaited, todoOf } from './waiting.ts'

const verbOf = ({ verbs }: Rules, state: State, kind: Action['kind']): Verb<Action> | undefined =>
  verbs.get(todoOf(state).do)?.get(kind)

/** Does any chapter in force know such an action? */
const isKnown = ({ verbs }: Rules, kind: Action['kind']): boolean =>
  [...verbs.values()].some((known) => known.has(kind))

/** Every action that this seat may take, in a stable order; none where it is not awaited. */
export const legalActions = (scene: Scene): readonly Action[] => {
  if (!isAwaited(scene)) return []
  const legal: Action[] = []
  for (const verb of scene.rules.verbs.get(todoOf(scene.state).do)?.values() ?? [])
    for (const action of verb.list(scene)) if (verb.check(scene, action) === null) legal.push(action)
  return legal
}

/** Why this seat may not do this now; null where it may. */
export const checkAction = (scene: Scene, action: Action): Refusal | null => {
  if (scene.state.outcome) return refusal('over')
  if (!isAwaited(scene)) return refusal('notYourTurn')
  const verb = verbOf(scene.rules, scene.state, action.kind)
  if (verb) return verb.check(scene, action)
  return refusal(isKnown(scene.rules, action.kind) ? 'notNow' : 'notHere')
}

/** Does a checked action. */
export const act = (play: Play, action: Action): void => verbOf(play.rules, play.draft, action.kind)?.act(play, action)

const shownCard = (action: Action): Slot =>
  action.kind === 'complete' || action.kind === 'adopt' ? action.card : action.kind === 'discard' ? action.slot : -1

/** Hidden cards that an action lays open: the one that is shown or dropped from the hand, and what its chapter says. */
export const opens = (rules: Rules, state: State, seat: Seat, action: Action): readonly Slot[] => {
  const card = shownCard(action)
  const opened = courtOf(state, seat).hand.includes(card) && codeIn(state, card) < 0 ? [card] : []
  for (const opens of rules.opens) opened.push(...opens(state, seat, action))
  return opened
}
