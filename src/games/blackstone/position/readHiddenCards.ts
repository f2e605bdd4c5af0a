/** Which hidden cards of a position lie in which slots: for the dealer alone. */
import type { Sealed, Slot, Table } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import { ALL_DECKS } from '../cards.ts'
import { parseRat, parseTask, parseVassal } from '../notation/cards.ts'
import { familyNamed } from '../rules/family.ts'
import { codeIn } from '../rules/play.ts'
import type { Rules } from '../rules/rules.ts'
import type { Court, State } from '../state.ts'
import { type HiddenHalf, hiddenSchema } from './document.ts'
import { drawnIn } from './drawn.ts'
import { readForm } from './form.ts'
import { layPosition } from './lay.ts'

type Named = readonly [Slot | undefined, Sealed | null, string]

const asTask =
  ({ setting }: State) =>
  (text: string): Sealed | null => {
    const face = parseTask(setting, text)
    return face === null ? null : { face, side: 0 }
  }
const asRat = (text: string): Sealed | null => {
  const face = parseRat(text)
  return face === null ? null : { face, side: 0 }
}
const asFamily =
  (rules: Rules) =>
  (text: string): Sealed | null => {
    const family = familyNamed(rules, text)
    return family && { face: family.card, side: 0 }
  }
const asVassal = (text: string): Sealed | null => {
  const found = parseVassal(text)
  return found && { face: found.card, side: found.side }
}

const pair = (
  slots: readonly Slot[],
  texts: readonly string[] = [],
  read: (text: string) => Sealed | null,
): readonly Named[] => texts.map((text, i) => [slots[i], read(text), text])

const hiddenOf = (state: State, slots: readonly Slot[]): readonly Slot[] =>
  slots.filter((slot) => codeIn(state, slot) < 0)
const fromTop = (slots: readonly Slot[]): readonly Slot[] => slots.slice().reverse()

const faceDownOf = ({ intrigue }: Court): readonly Slot[] => (intrigue?.at === 'faceDown' ? [intrigue.card] : [])

/** The family cards of which this seat chooses one. */
const choiceOf = ({ todo }: State, seat: number): readonly Slot[] =>
  todo.flatMap((one) => (one.do === 'family' && one.seat === seat ? one.slots : []))

const named = (rules: Rules, state: State, half: HiddenHalf): readonly Named[] => [
  ...state.courts.flatMap((_, seat) => pair(choiceOf(state, seat), half.families?.[seat], asFamily(rules))),
  ...state.courts.flatMap(({ hand }, seat) => pair(hiddenOf(state, hand), half.hands?.[seat], asTask(state))),
  ...state.courts.flatMap((court, seat) =>
    pair(hiddenOf(state, faceDownOf(court)), half.faceDown?.[seat], asTask(state)),
  ),
  ...state.piles.flatMap((pile, i) => pair(fromTop(hiddenOf(state, pile)), half.piles?.[i], asVassal)),
  ...ALL_DECKS.flatMap((deck) => pair(fromTop(state.decks[deck]?.draw ?? []), half.decks?.[deck], asTask(state))),
  ...pair(hiddenOf(state, drawnIn(state.todo)), half.drawn, asTask(state)),
  ...pair(fromTop(state.rats?.draw ?? []), half.rats, asRat),
  ...state.courts.flatMap(({ vassals = [] }, seat) => pair(hiddenOf(state, vassals), half.vassals?.[seat], asVassal)),
  ...pair(state.quest?.rest ?? [], half.rest, asVassal),
]

/** Takes a card from the seal of its slot; false where it is not, or no longer, among the cards that lie there. */
const takeFromSeal = (
  seals: readonly { slots: readonly Slot[]; faces: number[] }[],
  slot: Slot,
  face: number,
): boolean => {
  const faces = seals.find(({ slots }) => slots.includes(slot))?.faces
  const at = faces?.indexOf(face) ?? -1
  if (at >= 0) faces?.splice(at, 1)
  return at >= 0
}

/** Slots of the position's state with the cards that its hidden half puts there; refused where it names a card that cannot lie there. */
export const hiddenCards = (rules: Rules, table: Table, hidden: Json): Result<ReadonlyMap<Slot, Sealed>> => {
  const half = readForm(hiddenSchema, hidden, 'hidden')
  if (!half.ok) return half
  const laid = layPosition(rules, table)
  if (!laid.ok) return laid
  const seals = laid.value.todo.flatMap((todo) =>
    todo.do === 'seal' ? [{ slots: todo.slots, faces: todo.faces.slice() }] : [],
  )
  const cards = new Map<Slot, Sealed>()
  for (const [slot, sealed, text] of named(rules, laid.value, half.value)) {
    if (slot === undefined || !sealed || !takeFromSeal(seals, slot, sealed.face))
      return refuse('position.hiddenWrong', undefined, { what: text })
    cards.set(slot, sealed)
  }
  return ok(cards)
}
