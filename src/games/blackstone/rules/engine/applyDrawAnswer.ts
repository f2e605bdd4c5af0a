/** Applying answers of the dealer, and opening cards. */

import type { DealerAnswer, Draw, Opening, Slot } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import { BACKS, encodeCard } from '../../cards.ts'
import { popTodo } from '../../changeState.ts'
import { nextTodo, type State } from '../../state.ts'
import { backAtTable, isInPlay } from '../cardsInPlay.ts'
import type { MoveContext, Rules } from '../ruleTypes.ts'
import { beginGame } from '../setup.ts'
import { refusal } from './refusal.ts'
import { codeInSlot } from './slots.ts'
import { drawAwaitedBy } from './whoIsAwaited.ts'

const WRONG_ANSWER = refusal('chance.wrong')

/** Can this card be in its slot? Its lock proves whether it is the one that was dealt. */
const canLieInSlot = (rules: Rules, state: State, { slot, value }: Opening): boolean => {
  const { setting } = state
  const back = codeInSlot(state, slot)
  const isOfDeck = isInPlay(rules, setting, value.face) && back < 0 && backAtTable(rules, setting, value.face) === back
  return isOfDeck && (value.side === 0 || (value.side === 1 && back === BACKS.vassal))
}

/** Opens exactly these slots, in this order. Refused without any change if the openings are others. */
export const revealSlots = (
  { draft: state, rules }: MoveContext,
  slots: readonly Slot[],
  openings: readonly Opening[],
): Refusal | null => {
  const isRight =
    openings.length === slots.length &&
    openings.every((one, i) => one.slot === slots[i] && canLieInSlot(rules, state, one))
  if (!isRight) return WRONG_ANSWER
  if (openings.length === 0) return null
  const cards = state.cards.slice()
  for (const { slot, value } of openings) cards[slot] = encodeCard(value.face, value.side)
  state.cards = cards
  return null
}

/** Checks the number of locks: one for each slot, or none if the dealer deals without locks. */
const checkLocks = (slots: readonly Slot[], locks: readonly string[]): Refusal | null =>
  locks.length === 0 || locks.length === slots.length ? null : WRONG_ANSWER

const applyOpenings = (
  context: MoveContext,
  draw: Extract<Draw, { kind: 'open' }>,
  openings: readonly Opening[],
): Refusal | null => {
  const refused = revealSlots(context, draw.to === 'all' ? draw.slots : [], openings)
  if (!refused && draw.to === 'all') context.emit({ kind: 'opened', slots: draw.slots })
  return refused
}

const acceptAnswer = (context: MoveContext, draw: Draw, answer: DealerAnswer): Refusal | null => {
  if (draw.kind === 'seal' && answer.kind === 'seal') return checkLocks(draw.slots, answer.locks)
  if (draw.kind === 'reseal' && answer.kind === 'reseal') return checkLocks(draw.to, answer.locks)
  if (draw.kind === 'open' && answer.kind === 'open') return applyOpenings(context, draw, answer.openings)
  if (draw.kind !== 'dice' || answer.kind !== 'dice') return WRONG_ANSWER
  const [rolled = 0] = answer.values
  const isValidRoll = Number.isInteger(rolled) && rolled >= 1 && rolled <= context.draft.courts.length
  return answer.values.length === 1 && isValidRoll ? null : WRONG_ANSWER
}

/** Applies the dealer's answer to the draw that is awaited. The only dice of the game decide who begins. */
export const applyDrawAnswer = (context: MoveContext, answer: DealerAnswer): Refusal | null => {
  const { draft } = context
  const draw = draft.outcome ? null : drawAwaitedBy(draft, nextTodo(draft))
  const refused = draw ? acceptAnswer(context, draw, answer) : WRONG_ANSWER
  if (refused) return refused
  popTodo(draft)
  if (answer.kind === 'dice') beginGame(context, (answer.values[0] ?? 1) - 1)
  return null
}
