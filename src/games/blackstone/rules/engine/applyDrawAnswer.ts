/** The dealer's answers, and cards laid open. */
import type { Answer, Draw, Opening, Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { BACKS, openCode } from '../cards.ts'
import type { State } from '../state.ts'
import { backIn, isInPlay } from './box.ts'
import { codeIn, type Play, refusal } from './play.ts'
import type { Rules } from './rules.ts'
import { beginGame } from './setup.ts'
import { drawFor, todoOf } from './waiting.ts'

const WRONG = refusal('chance.wrong')

/** Can this card lie in its slot? Whether it is the one that was dealt, its lock proves. */
const fitsSlot = (rules: Rules, state: State, { slot, value }: Opening): boolean => {
  const { setting } = state
  const back = codeIn(state, slot)
  const isOfDeck = isInPlay(rules, setting, value.face) && back < 0 && backIn(rules, setting, value.face) === back
  return isOfDeck && (value.side === 0 || (value.side === 1 && back === BACKS.vassal))
}

/** Lays exactly these slots open, in this order; refused, and nothing done, where the openings are others. */
export const layOpen = (
  { draft: state, rules }: Play,
  slots: readonly Slot[],
  openings: readonly Opening[],
): Refusal | null => {
  const right =
    openings.length === slots.length && openings.every((one, i) => one.slot === slots[i] && fitsSlot(rules, state, one))
  if (!right) return WRONG
  for (const { slot, value } of openings) state.cards[slot] = openCode(value.face, value.side)
  return null
}

/** One lock for each slot, or none where a dealer deals without. */
const sealed = (slots: readonly Slot[], locks: readonly string[]): Refusal | null =>
  locks.length === 0 || locks.length === slots.length ? null : WRONG

const opened = (play: Play, draw: Extract<Draw, { kind: 'open' }>, openings: readonly Opening[]): Refusal | null => {
  const refused = layOpen(play, draw.to === 'all' ? draw.slots : [], openings)
  if (!refused && draw.to === 'all') play.tell({ kind: 'opened', slots: draw.slots })
  return refused
}

const accept = (play: Play, draw: Draw, answer: Answer): Refusal | null => {
  if (draw.kind === 'seal' && answer.kind === 'seal') return sealed(draw.slots, answer.locks)
  if (draw.kind === 'reseal' && answer.kind === 'reseal') return sealed(draw.to, answer.locks)
  if (draw.kind === 'open' && answer.kind === 'open') return opened(play, draw, answer.openings)
  if (draw.kind !== 'dice' || answer.kind !== 'dice') return WRONG
  const [rolled = 0] = answer.values
  const isThrow = Number.isInteger(rolled) && rolled >= 1 && rolled <= play.draft.courts.length
  return answer.values.length === 1 && isThrow ? null : WRONG
}

/** Takes the dealer's answer to what is awaited. The only dice of the game say who begins. */
export const answerDraw = (play: Play, answer: Answer): Refusal | null => {
  const { draft } = play
  const draw = draft.outcome ? null : drawFor(draft, todoOf(draft))
  const refused = draw ? accept(play, draw, answer) : WRONG
  if (refused) return refused
  draft.todo.pop()
  if (answer.kind === 'dice') beginGame(play, (answer.values[0] ?? 1) - 1)
  return null
}
