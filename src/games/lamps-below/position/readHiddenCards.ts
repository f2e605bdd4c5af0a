/** Order of the decks of a position, for the dealer only. */
import type { CardValue, GameSetup, Slot } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import type { Result } from '../../../kernel/result.ts'
import { numbersFrom } from '../../numberLists.ts'
import { parseWithSchema } from '../../parseWithSchema.ts'
import { type NamedCard, placeHiddenCards, type Seal } from '../../placeHiddenCards.ts'
import { faceWithId } from '../ids.ts'
import { type Deck, type State, sizeOfDeck, type Task } from '../state.ts'
import { createStateFromPosition } from './createStateFromPosition.ts'
import { type HiddenHalf, hiddenSchema } from './positionSchema.ts'

const named = ({ next, end }: Deck, ids: readonly string[] = [], zone: string): readonly NamedCard[] => {
  const slots = numbersFrom(next, sizeOfDeck({ next, end }))
  return ids.map((id, index) => [slots[index], { face: faceWithId(id), side: 0 }, `hidden.${zone}.${index}`])
}

const namedCards = ({ path, groupCards, finds }: State, half: HiddenHalf): readonly NamedCard[] => [
  ...named(path, half.path, 'path'),
  ...named(groupCards, half.groups, 'groups'),
  ...named(finds, half.finds, 'finds'),
]

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
  const named = namedCards(created.value, half.value)
  return placeHiddenCards(created.value.tasks.flatMap(sealOf), named, 'position.malformed')
}
