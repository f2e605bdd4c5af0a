/** Hidden cards of a position by slot, for the dealer only. */
import type { CardValue, GameSetup, Slot } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { type Result, refuse } from '../../../kernel/result.ts'
import { numbersFrom } from '../../numberLists.ts'
import { parseWithSchema } from '../../parseWithSchema.ts'
import { type NamedCard, placeHiddenCards, type Seal } from '../../placeHiddenCards.ts'
import { faceWithId } from '../cardIds.ts'
import { type Deck, type State, sizeOfDeck, type Task } from '../state.ts'
import { createStateFromPosition } from './createStateFromPosition.ts'
import { type HiddenHalf, hiddenSchema } from './positionSchema.ts'

const slotsOf = ({ next, end }: Deck): readonly Slot[] => numbersFrom(next, sizeOfDeck({ next, end }))

const named = (slots: readonly Slot[], ids: readonly string[] = [], zone: string): readonly NamedCard[] =>
  ids.map((id, index) => [slots[index], { face: faceWithId(id), side: 0 }, `hidden.${zone}.${index}`])

const seenSlots = ({ tasks }: State): readonly Slot[] =>
  tasks.flatMap((task) => (task.do === 'keepOne' ? task.slots : []))

const namedCards = (state: State, half: HiddenHalf): readonly NamedCard[] => [
  ...state.guilds.flatMap(({ hand, deck, contracts }, seat) => [
    ...named(hand, half.hands?.[seat], `hands.${seat}`),
    ...named(slotsOf(deck), half.decks?.[seat], `decks.${seat}`),
    ...named(contracts, half.contracts?.[seat], `contracts.${seat}`),
  ]),
  ...named(seenSlots(state), half.seen, 'seen'),
  ...named(slotsOf(state.market), half.market, 'market'),
  ...named(state.contracts, half.contractDeck, 'contractDeck'),
]

/** Zone that names cards of seats that are not there; undefined if none does. */
const findTooLong = (half: HiddenHalf, seats: number): string | undefined =>
  (['hands', 'decks', 'contracts'] as const).find((zone) => (half[zone]?.length ?? 0) > seats)

const sealOf = (task: Task): readonly Seal[] =>
  task.do === 'seal' ? [{ slots: numbersFrom(task.first, task.faces.length), faces: task.faces }] : []

/**
 * Reads the hidden half: slots of the position's state with their cards. Refused if it names a card that cannot be
 * there.
 */
export const readHiddenCards = (table: GameSetup, hidden: Json): Result<ReadonlyMap<Slot, CardValue>> => {
  const half = parseWithSchema(hiddenSchema, hidden, 'hidden')
  if (!half.ok) return half
  const created = createStateFromPosition(table, table.position ?? null)
  if (!created.ok) return created
  const tooLong = findTooLong(half.value, table.seats)
  if (tooLong) return refuse('position.malformed', undefined, { what: `hidden.${tooLong}` })
  const named = namedCards(created.value, half.value)
  return placeHiddenCards(created.value.tasks.flatMap(sealOf), named, 'position.malformed')
}
