/** Hidden cards of a position by slot, for the dealer only. */
import type { CardValue, GameSetup, Slot } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import type { Result } from '../../../kernel/result.ts'
import { parseWithSchema } from '../../parseWithSchema.ts'
import { type NamedCard, placeHiddenCards } from '../../placeHiddenCards.ts'
import { ALL_DECKS } from '../cards.ts'
import { parseRat, parseTask, parseVassal } from '../notation/cardAndSpaceNotation.ts'
import { findFamily } from '../rules/court/familyOf.ts'
import { codeInSlot } from '../rules/engine/slots.ts'
import type { Rules } from '../rules/ruleTypes.ts'
import type { Court, State } from '../state.ts'
import { createStateFromPosition } from './createStateFromPosition.ts'
import { type HiddenHalf, hiddenSchema } from './positionSchema.ts'
import { slotsToKeepFrom } from './setUpDrawnTasks.ts'

const readTaskCard =
  ({ setting }: State) =>
  (text: string): CardValue | null => {
    const face = parseTask(setting, text)
    return face === null ? null : { face, side: 0 }
  }
const readRatCard = (text: string): CardValue | null => {
  const face = parseRat(text)
  return face === null ? null : { face, side: 0 }
}
const readFamilyCard =
  (rules: Rules) =>
  (text: string): CardValue | null => {
    const family = findFamily(rules, text)
    return family && { face: family.card, side: 0 }
  }
const readVassalCard = (text: string): CardValue | null => {
  const found = parseVassal(text)
  return found && { face: found.card, side: found.side }
}

const pairWithSlots = (
  slots: readonly Slot[],
  texts: readonly string[] = [],
  read: (text: string) => CardValue | null,
): readonly NamedCard[] => texts.map((text, i) => [slots[i], read(text), text])

const hiddenSlots = (state: State, slots: readonly Slot[]): readonly Slot[] =>
  slots.filter((slot) => codeInSlot(state, slot) < 0)
const fromTop = (slots: readonly Slot[]): readonly Slot[] => slots.slice().reverse()

const faceDownSlots = ({ intrigue }: Court): readonly Slot[] => (intrigue?.at === 'faceDown' ? [intrigue.card] : [])

/** The family cards that this seat chooses from. */
const familyChoiceSlots = ({ todo }: State, seat: number): readonly Slot[] =>
  todo.flatMap((one) => (one.do === 'family' && one.seat === seat ? one.slots : []))

const namedCards = (rules: Rules, state: State, half: HiddenHalf): readonly NamedCard[] => [
  ...state.courts.flatMap((_, seat) =>
    pairWithSlots(familyChoiceSlots(state, seat), half.families?.[seat], readFamilyCard(rules)),
  ),
  ...state.courts.flatMap(({ hand }, seat) =>
    pairWithSlots(hiddenSlots(state, hand), half.hands?.[seat], readTaskCard(state)),
  ),
  ...state.courts.flatMap((court, seat) =>
    pairWithSlots(hiddenSlots(state, faceDownSlots(court)), half.faceDown?.[seat], readTaskCard(state)),
  ),
  ...state.piles.flatMap((pile, i) =>
    pairWithSlots(fromTop(hiddenSlots(state, pile)), half.piles?.[i], readVassalCard),
  ),
  ...ALL_DECKS.flatMap((deck) =>
    pairWithSlots(fromTop(state.decks[deck]?.draw ?? []), half.decks?.[deck], readTaskCard(state)),
  ),
  ...pairWithSlots(hiddenSlots(state, slotsToKeepFrom(state.todo)), half.drawn, readTaskCard(state)),
  ...pairWithSlots(fromTop(state.rats?.draw ?? []), half.rats, readRatCard),
  ...state.courts.flatMap(({ vassals = [] }, seat) =>
    pairWithSlots(hiddenSlots(state, vassals), half.vassals?.[seat], readVassalCard),
  ),
  ...pairWithSlots(state.quest?.rest ?? [], half.rest, readVassalCard),
]

/**
 * Reads the hidden half: slots of the position's state with their cards. Refused if it names a card that cannot be
 * there.
 */
export const readHiddenCards = (rules: Rules, table: GameSetup, hidden: Json): Result<ReadonlyMap<Slot, CardValue>> => {
  const half = parseWithSchema(hiddenSchema, hidden, 'hidden')
  if (!half.ok) return half
  const created = createStateFromPosition(rules, table)
  if (!created.ok) return created
  const seals = created.value.todo.flatMap((todo) => (todo.do === 'seal' ? [todo] : []))
  return placeHiddenCards(seals, namedCards(rules, created.value, half.value), 'position.hiddenWrong')
}
