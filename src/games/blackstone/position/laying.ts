/** What laying a position has in hand: the box, a table that fills up, and the words for what cannot be. */
import type { Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { ALL_DECKS, BACKS, cardOf, isVassal, openCode, type TaskDeck } from '../cards.ts'
import { parseRat, parseSpace, parseTask, parseVassal } from '../notation/cards.ts'
import { deckOf, tasksOf, vassalsOf } from '../rules/box.ts'
import type { Mode } from '../rules/mode.ts'
import { codeIn, slotAt } from '../rules/play.ts'
import type { Rules } from '../rules/rules.ts'
import { ratsDeckOf } from '../rules/setup.ts'
import type { State, Todo } from '../state.ts'

/** Thrown inside these chapters only, and answered as a refusal: the document says something that cannot be. */
export class Wrong extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code)
  }
}
export const wrong = (code: string, what: string): never => {
  throw new Wrong({ code, values: { what } })
}

/** Cards of the box that stand nowhere yet. */
interface Box {
  readonly vassals: Set<number>
  readonly tasks: ReadonlyMap<TaskDeck, Set<number>>
  readonly rats: number[]
}

export interface Laying {
  readonly state: State
  readonly rules: Rules
  readonly mode: Mode
  readonly box: Box
  /** Tasks of which the active player keeps one. */
  readonly drawn: Slot[]
}

export const newBox = (state: State, rules: Rules): Box => ({
  vassals: new Set(vassalsOf(rules)),
  tasks: new Map(rules.mode.decks.map((deck) => [deck, new Set(tasksOf(rules, deck))] as const)),
  rats: state.rats ? [...ratsDeckOf(state.setting.options)] : [],
})

const takeFrom = (box: Set<number>, card: number, what: string): void => {
  if (!box.delete(card)) wrong('position.twice', what)
}

export const openSlot = (state: State, code: number): Slot => state.cards.push(code) - 1

/** What lies on the board and in corner piles: a vassal, or an Assassin. */
export const piece = ({ state, box }: Laying, text: string): Slot => {
  const found = parseVassal(text) ?? wrong('position.noVassal', text)
  takeFrom(box.vassals, found.card, text)
  return openSlot(state, openCode(found.card, found.side))
}

/** A vassal that is retained: no Assassin (ruling 136). */
export const vassal = (laying: Laying, text: string): Slot =>
  isVassal(parseVassal(text)?.card ?? 0) ? piece(laying, text) : wrong('position.noVassal', text)

/** Assassins are neither guarded nor used, and bear no marker (ruling 158). */
export const vassalLies = (state: State, at: number): boolean => {
  const slot = slotAt(state, at)
  return slot >= 0 && isVassal(cardOf(codeIn(state, slot)))
}

export const task = ({ state, rules, box }: Laying, text: string): Slot => {
  const card = parseTask(text) ?? wrong('position.noTask', text)
  const deck = deckOf(rules, card)
  takeFrom((deck && box.tasks.get(deck)) ?? new Set(), card, text)
  return openSlot(state, openCode(card, 0))
}

export const rat = ({ state, box }: Laying, text: string): Slot => {
  const card = parseRat(text) ?? wrong('position.noRat', text)
  const at = box.rats.indexOf(card)
  if (at < 0) wrong('position.twice', text)
  box.rats.splice(at, 1)
  return openSlot(state, openCode(card, 0))
}

export const space = (text: string): number => parseSpace(text) ?? wrong('position.noSpace', text)

/** A hidden card in a hand: a slot with the back of its deck. */
export const handCard = (laying: Laying, text: string): Slot => {
  const deck = ALL_DECKS.find((name) => name === text)
  return deck ? openSlot(laying.state, BACKS[deck]) : task(laying, text)
}

/** `count` cards lie face down; those left over lie in the discard, the last of the catalogue first to go. */
export const facedown = (
  left: readonly number[],
  count: number | undefined,
  zone: string,
): readonly [number, readonly number[]] => {
  if (count !== undefined && count > left.length) wrong('position.tooMany', zone)
  const down = count ?? left.length
  return [down, left.slice(down)]
}

export const sealTodo = (slots: readonly Slot[], faces: readonly number[], sides: 1 | 2): readonly Todo[] =>
  slots.length > 0 ? [{ do: 'seal', slots, faces: faces.slice().sort((a, b) => a - b), sides }] : []
