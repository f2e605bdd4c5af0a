/** A card that lies face down is claimed for its upcharge, or stays there unseen (rulings 74 to 76). */
import type { Seat, Slot } from '../../../../kernel/contract.ts'
import type { Refusal } from '../../../../kernel/result.ts'
import type { Action, ActionOf } from '../../actions.ts'
import type { Task } from '../../cards.ts'
import type { Reward, State } from '../../state.ts'
import { placeIn } from '../court.ts'
import { checkPay, payUp, waysToPay } from '../payment.ts'
import { codeIn, courtOf, firstOf, type Play, refusal, type Scene, taskIn, taskKnown, type Verb } from '../play.ts'
import { meetsLeft, meetsRight } from '../requirement.ts'
import { stackFor, stackNames } from '../stacks.ts'
import { entryOf } from './rewards.ts'

type FaceDown = Extract<Reward, { readonly kind: 'faceDown' }>

const asked = (state: State): FaceDown | null => {
  const entry = entryOf(state)
  return entry?.kind === 'faceDown' ? entry : null
}

/** The halves of a task that vassals fit which were used this turn, as they lay then (ruling 74). */
export const halvesFitted = (state: State, task: Task): { readonly left: boolean; readonly right: boolean } => {
  const used = state.usedVassals ?? []
  return {
    left: used.some(({ space, face }) => meetsLeft(task, space, face)),
    right: used.some(({ space, face }) => meetsRight(state, task, space, face)),
  }
}

/** One requirement is enough, unless the setting asks for both. */
const fitted = (state: State, task: Task): boolean => {
  const { left, right } = halvesFitted(state, task)
  return state.setting.options.faceDownMatch === 'both' ? left && right : left || right
}

/** It lies with its owner, who alone may know it. */
const taskOfOwn = (scene: Scene): Task | null => {
  const entry = asked(scene.state)
  return entry && taskKnown(scene, entry.card)
}

const list = (scene: Scene): readonly ActionOf<'claim'>[] => {
  const task = taskOfOwn(scene)
  if (!task) return []
  return stackNames(task).flatMap((stack) =>
    waysToPay(scene, stackFor(task, stack)).map((pay) => ({ kind: 'claim', pay, ...(stack && { stack }) })),
  )
}

const check = (scene: Scene, { pay, stack }: ActionOf<'claim'>): Refusal | null => {
  if (!asked(scene.state)) return refusal('claim.notAsked')
  const task = taskOfOwn(scene)
  if (!task) return refusal('complete.unknown')
  return firstOf(
    !fitted(scene.state, task) && refusal('claim.notFitted', 74),
    !stackNames(task).includes(stack) && refusal('complete.otherStack', 141),
    checkPay(scene, stackFor(task, stack), pay),
  )
}

/** Intrigue is over for its owner (ruling 76). Nobody's vassals are used up by it, and nobody's completions. */
const act = (play: Play, { pay, stack: wanted }: ActionOf<'claim'>): void => {
  const { draft } = play
  const entry = asked(draft)
  if (!entry) throw new Error('no claim is awaited')
  const { seat, card } = entry
  const stack = stackFor(taskIn(draft, card), wanted)
  draft.todo.pop()
  payUp(play, seat, pay, stack)
  placeIn(courtOf(draft, seat), stack, card)
  courtOf(draft, seat).intrigue = { at: 'exhausted' }
  play.tell({ kind: 'claimed', seat, card, stack })
}

export const claim: Verb<ActionOf<'claim'>> = { list, check, act }

/** Always possible, and shows nothing (ruling 75). */
export const decline: Verb<ActionOf<'decline'>> = {
  list: () => [{ kind: 'decline' }],
  check: ({ state }) => (asked(state) ? null : refusal('decline.reward', 71)),
  act(play) {
    const entry = entryOf(play.draft)
    if (!entry) throw new Error('nothing is asked')
    play.draft.todo.pop()
    play.tell({ kind: 'declined', seat: entry.seat })
  },
}

/** A claim shows the card. */
export const claimed = (state: State, seat: Seat, action: Action): readonly Slot[] => {
  const entry = action.kind === 'claim' ? asked(state) : null
  return entry?.seat === seat && codeIn(state, entry.card) < 0 ? [entry.card] : []
}
