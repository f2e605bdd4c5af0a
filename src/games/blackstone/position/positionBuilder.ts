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

/** Cards of the box that stand nowhere yet, and the vassals and tasks that do. */
interface Box {
  readonly vassals: Set<number>
  readonly tasks: ReadonlyMap<TaskDeck, Set<number>>
  readonly rats: number[]
  readonly standing: Set<number>
}

export interface Laying {
  readonly state: State
  readonly rules: Rules
  readonly mode: Mode
  readonly box: Box
  /** Tasks of which the active player keeps one. */
  readonly drawn: Slot[]
  /** Cards that lie face down, whatever a count leaves over. */
  readonly spared: readonly number[]
}

export const newBox = (state: State, rules: Rules): Box => ({
  vassals: new Set(vassalsOf(rules, state.setting)),
  tasks: new Map(rules.mode.decks.map((deck) => [deck, new Set(tasksOf(rules, state.setting, deck))] as const)),
  rats: state.rats ? [...ratsDeckOf(state.setting.options)] : [],
  standing: new Set(),
})

/** Each vassal and task is in the box once; some are not played with. */
const takeFrom = ({ standing }: Box, left: Set<number> | undefined, card: number, what: string): void => {
  if (standing.has(card)) wrong('position.twice', what)
  if (!left?.delete(card)) wrong('position.notInPlay', what)
  standing.add(card)
}

export const openSlot = (state: State, code: number): Slot => state.cards.push(code) - 1

/** What lies on the board and in corner piles: a vassal, or an Assassin. */
export const piece = ({ state, box }: Laying, text: string): Slot => {
  const found = parseVassal(text) ?? wrong('position.noVassal', text)
  takeFrom(box, box.vassals, found.card, text)
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
  const card = parseTask(state.setting, text) ?? wrong('position.noTask', text)
  const deck = deckOf(rules, state.setting, card)
  takeFrom(box, deck ? box.tasks.get(deck) : undefined, card, text)
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
  if (deck && !laying.mode.decks.includes(deck)) wrong('position.notInPlay', text)
  return deck ? openSlot(laying.state, BACKS[deck]) : task(laying, text)
}

/** These of the cards first, each as often as it is named. */
const first = (cards: readonly number[], named: readonly number[]): readonly number[] => {
  const wanted = named.slice()
  const isNamed = cards.map((card) => {
    const at = wanted.indexOf(card)
    return at >= 0 && wanted.splice(at, 1).length > 0
  })
  return [...cards.filter((_, i) => isNamed[i]), ...cards.filter((_, i) => !isNamed[i])]
}

/** `count` cards lie face down; those left over lie in the discard, the last of the catalogue that need not lie face down first to go. */
export const facedown = (
  { spared }: Laying,
  left: readonly number[],
  count: number | undefined,
  zone: string,
): readonly [down: readonly number[], over: readonly number[]] => {
  if (count !== undefined && count > left.length) wrong('position.tooMany', zone)
  const ordered = first(left, spared)
  return [ordered.slice(0, count), count === undefined ? [] : ordered.slice(count)]
}

export const sealTodo = (slots: readonly Slot[], faces: readonly number[], sides: 1 | 2): readonly Todo[] =>
  slots.length > 0 ? [{ do: 'seal', slots, faces: faces.slice().sort((a, b) => a - b), sides }] : []
