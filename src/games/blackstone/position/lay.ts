/** Lays the public half of a position on the table: a state in which the hidden rest is still to be shuffled. */
import * as v from 'valibot'
import type { Slot, Table } from '../../../kernel/contract.ts'
import { no, ok, type Refusal, type Result, refuse } from '../../../kernel/result.ts'
import {
  BACKS,
  type BoxDeck,
  BREEDS,
  cardsOf,
  openCode,
  type STACKS,
  TASK_DECKS,
  taskOf,
  VASSAL_COUNT,
} from '../cards.ts'
import { parseRat, parseSpace, parseTask, parseVassal } from '../notation/cards.ts'
import { freeDogs } from '../rules/dogs.ts'
import type { Mode } from '../rules/mode.ts'
import { evenly, newSlots, topsOf } from '../rules/piles.ts'
import { codeIn, slotAt } from '../rules/play.ts'
import type { Rules } from '../rules/rules.ts'
import { bareState, newCourt, ratsDeckOf } from '../rules/setup.ts'
import type { Court, State, Todo } from '../state.ts'
import { type PublicHalf, publicSchema } from './document.ts'

/** Thrown inside this chapter only, and answered as a refusal: the document says something that cannot be. */
class Wrong extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code)
  }
}
const wrong = (code: string, what: string): never => {
  throw new Wrong({ code, values: { what } })
}

/** Cards of the box that stand nowhere yet. */
interface Box {
  readonly vassals: Set<number>
  readonly tasks: Readonly<Record<BoxDeck, Set<number>>>
  readonly rats: number[]
}

interface Laying {
  readonly state: State
  readonly rules: Rules
  readonly mode: Mode
  readonly box: Box
}

const newBox = (state: State, mode: Mode): Box => ({
  vassals: new Set(Array.from({ length: VASSAL_COUNT }, (_, card) => card)),
  tasks: {
    guild: new Set(cardsOf('guild')),
    power: new Set(cardsOf('power')),
    machination: new Set(mode.decks.includes('machination') ? cardsOf('machination') : []),
  },
  rats: state.rats ? [...ratsDeckOf(state.setting.options)] : [],
})

const takeFrom = (box: Set<number>, card: number, what: string): void => {
  if (!box.delete(card)) wrong('position.twice', what)
}

const openSlot = (state: State, code: number): Slot => state.cards.push(code) - 1

const vassal = ({ state, box }: Laying, text: string): Slot => {
  const found = parseVassal(text) ?? wrong('position.noVassal', text)
  takeFrom(box.vassals, found.card, text)
  return openSlot(state, openCode(found.card, found.side))
}

const task = ({ state, box }: Laying, text: string): Slot => {
  const card = parseTask(text) ?? wrong('position.noTask', text)
  takeFrom(box.tasks[taskOf(card).deck], card, text)
  return openSlot(state, openCode(card, 0))
}

const rat = ({ state, box }: Laying, text: string): Slot => {
  const card = parseRat(text) ?? wrong('position.noRat', text)
  const at = box.rats.indexOf(card)
  if (at < 0) wrong('position.twice', text)
  box.rats.splice(at, 1)
  return openSlot(state, openCode(card, 0))
}

const space = (text: string): number => parseSpace(text) ?? wrong('position.noSpace', text)

const layBoard = (laying: Laying, half: PublicHalf): void => {
  // By space and not by key: the same document written in another order must be the same state.
  const lying = Object.entries(half.board ?? {}).map(([place, text]) => [space(place), text] as const)
  for (const [at, text] of lying.sort(([a], [b]) => a - b)) laying.state.board[at] = vassal(laying, text)
  for (const text of half.marked ?? []) if (slotAt(laying.state, space(text)) < 0) wrong('position.markedEmpty', text)
  laying.state.marked = [...new Set((half.marked ?? []).map(space))].sort((a, b) => a - b)
}

/** A hidden card in a hand: a slot with the back of its deck. */
const handCard = (laying: Laying, text: string): Slot => {
  const deck = TASK_DECKS.find((name) => name === text)
  return deck ? openSlot(laying.state, BACKS[deck]) : task(laying, text)
}

const layCourt = (laying: Laying, doc: NonNullable<PublicHalf['courts']>[number], seat: number): Court => {
  const completed = doc.completed ?? {}
  const stack = (name: (typeof STACKS)[number]): Slot[] =>
    (completed[name] ?? []).map((text) => {
      const slot = task(laying, text)
      if (taskOf(codeIn(laying.state, slot) >> 1).type !== name) wrong('position.wrongStack', text)
      return slot
    })
  return {
    ...newCourt(0),
    knights: doc.knights ?? 0,
    wizards: doc.wizards ?? 0,
    hand: (doc.hand ?? []).map((text) => handCard(laying, text)),
    stacks: { knight: stack('knight'), wizard: stack('wizard'), king: stack('king'), ploy: stack('ploy') },
    retained: (doc.retained ?? []).map((text) => vassal(laying, text)),
    dogs: (doc.dogs ?? []).slice(),
    pile: doc.pile ?? seat,
  }
}

/** No more dogs of a breed than there are (ruling 119), none where no rats are. */
const checkDogs = (state: State): void => {
  const [dog] = state.courts.flatMap(({ dogs }) => dogs)
  if (dog && !state.rats) wrong('position.noRats', dog)
  const tooMany = BREEDS.find((breed) => freeDogs(state, breed) < 0)
  if (tooMany) wrong('position.twice', tooMany)
}

const layCourts = (laying: Laying, half: PublicHalf): void => {
  const { state } = laying
  if ((half.courts?.length ?? 0) > state.courts.length) wrong('position.tooManyCourts', String(half.courts?.length))
  state.courts = state.courts.map((_, seat) => layCourt(laying, half.courts?.[seat] ?? {}, seat))
  const piles = state.courts.map(({ pile }) => pile)
  if (piles.some((pile) => pile >= laying.mode.piles) || new Set(piles).size < piles.length)
    wrong('position.piles', piles.join())
  checkDogs(state)
}

/** `count` cards lie face down; those left over lie in the discard, the last of the catalogue first to go. */
const facedown = (
  left: readonly number[],
  count: number | undefined,
  zone: string,
): readonly [number, readonly number[]] => {
  if (count !== undefined && count > left.length) wrong('position.tooMany', zone)
  const down = count ?? left.length
  return [down, left.slice(down)]
}

const sealTodo = (slots: readonly Slot[], faces: readonly number[], sides: 1 | 2): readonly Todo[] =>
  slots.length > 0 ? [{ do: 'seal', slots, faces: faces.slice().sort((a, b) => a - b), sides }] : []

const layPiles = (laying: Laying, half: PublicHalf): readonly Todo[] => {
  const { state, box } = laying
  const docs = half.piles ?? []
  if (docs.length > state.piles.length) wrong('position.piles', String(docs.length))
  const tops = state.piles.map((_, pile) => {
    const top = docs[pile]?.top
    return top === undefined ? [] : [vassal(laying, top)]
  })
  const open = tops.flat().length
  const left = [...box.vassals].sort((a, b) => a - b)
  const counted = docs.some(({ count }) => count !== undefined)
  const sizes = counted
    ? state.piles.map((_, pile) => docs[pile]?.count ?? 0)
    : evenly(left.length + open, state.piles.length)
  const hidden = sizes.map((size, pile) => size - (tops[pile]?.length ?? 0))
  if (hidden.some((size) => size < 0)) wrong('position.piles', 'top')
  const [down, over] = facedown(
    left,
    hidden.reduce((a, b) => a + b, 0),
    'piles',
  )
  state.discard.push(...over.map((card) => openSlot(state, openCode(card, 0))))
  hidden.forEach((size, pile) => {
    state.piles[pile] = [...newSlots(state, size, BACKS.vassal), ...(tops[pile] ?? [])]
  })
  const slots = state.piles.flat().filter((slot) => codeIn(state, slot) < 0)
  const shown = topsOf(state).filter((slot) => codeIn(state, slot) < 0)
  return [
    ...sealTodo(slots, left.slice(0, down), 2),
    ...(shown.length > 0 ? [{ do: 'open', slots: shown, to: 'all' } as const] : []),
  ]
}

const layDeck = (laying: Laying, half: PublicHalf, deck: BoxDeck): readonly Todo[] => {
  const { state, box } = laying
  const pile = state.decks[deck]
  const inHands = state.courts.flatMap((court) => court.hand).filter((slot) => codeIn(state, slot) === BACKS[deck])
  const left = [...box.tasks[deck]].sort((a, b) => a - b)
  const count = half.decks?.[deck]?.count
  const [down, over] = facedown(left, count === undefined ? undefined : count + inHands.length, deck)
  if (down < inHands.length) wrong('position.tooMany', deck)
  pile.draw = newSlots(state, down - inHands.length, BACKS[deck])
  pile.discard.push(...over.map((card) => openSlot(state, openCode(card, 0))))
  return sealTodo([...inHands, ...pile.draw], left.slice(0, down), 1)
}

const layRats = (laying: Laying, half: PublicHalf): readonly Todo[] => {
  const { rats } = laying.state
  if (!rats) return half.rats ? wrong('position.noRats', 'rats') : []
  for (const zone of ['wandering', 'plagued', 'discard', 'out'] as const)
    rats[zone] = (half.rats?.[zone] ?? []).map((text) => rat(laying, text))
  const [down, over] = facedown(laying.box.rats, half.rats?.count, 'rats')
  rats.draw = newSlots(laying.state, down, BACKS.rats)
  rats.discard.push(...over.map((card) => openSlot(laying.state, openCode(card, 0))))
  return sealTodo(rats.draw, laying.box.rats.slice(0, down), 1)
}

/** Cards in hands are shown to their owners, or to all where hands are open. */
const showHands = (state: State): readonly Todo[] =>
  state.courts.flatMap(({ hand }, seat) => {
    const slots = hand.filter((slot) => codeIn(state, slot) < 0)
    const to = state.setting.options.openHands === 'on' ? 'all' : [seat]
    return slots.length > 0 ? [{ do: 'open', slots, to } as const] : []
  })

const layTurn = ({ state, rules: { turn } }: Laying, half: PublicHalf): readonly Todo[] => {
  const { seat = 0, first = 0, round = 1, step = 'work', completions = 0 } = half.turn ?? {}
  const absent = [seat, first].find((one) => one >= state.courts.length)
  if (absent !== undefined) wrong('position.noSeat', String(absent))
  const from = turn.indexOf(step)
  if (from < 0) wrong('position.noStep', step)
  if (state.marked.length > 0 && from > turn.indexOf('assign')) wrong('position.markedLate', step)
  Object.assign(state, { seat, first, round, completions })
  return turn.slice(from).map((one) => ({ do: one }))
}

const lay = (laying: Laying, half: PublicHalf): State => {
  const { state } = laying
  layBoard(laying, half)
  layCourts(laying, half)
  state.discard = (half.discard ?? []).map((text) => vassal(laying, text))
  for (const deck of TASK_DECKS)
    state.decks[deck].discard = (half.decks?.[deck]?.discard ?? []).map((text) => task(laying, text))
  const todos = [
    ...layPiles(laying, half),
    ...TASK_DECKS.flatMap((deck) => layDeck(laying, half, deck)),
    ...layRats(laying, half),
    ...showHands(state),
    ...layTurn(laying, half),
  ]
  state.todo = todos.reverse()
  return state
}

/** The state of a table's position; refused where the document is malformed, names a card twice or one that is not in the box. */
export const layPosition = (rules: Rules, table: Table): Result<State> => {
  const { mode } = rules
  const half = v.safeParse(publicSchema, table.position)
  if (!half.success) return refuse('position.malformed', undefined, { what: v.getDotPath(half.issues[0]) ?? '' })
  const state = bareState(mode, table.options, table.seats)
  try {
    return ok(lay({ state, rules, mode, box: newBox(state, mode) }, half.output))
  } catch (error) {
    if (error instanceof Wrong) return no(error.refusal)
    throw error
  }
}
