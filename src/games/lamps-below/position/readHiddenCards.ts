/** Order of the decks of a position, for the dealer only. */
import type { CardValue, GameSetup, Slot } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import { parseWithSchema } from '../../parseWithSchema.ts'
import { faceWithId } from '../ids.ts'
import { numbersFrom } from '../lists.ts'
import { type Deck, type State, sizeOfDeck, type Task } from '../state.ts'
import { createStateFromPosition } from './createStateFromPosition.ts'
import { type HiddenHalf, hiddenSchema } from './positionSchema.ts'

/** Slot with the id of its card and the path in the document; a card too many has no slot. */
type NamedCard = readonly [Slot | undefined, id: string, path: string]

const named = ({ next, end }: Deck, ids: readonly string[] = [], zone: string): readonly NamedCard[] => {
  const slots = numbersFrom(next, sizeOfDeck({ next, end }))
  return ids.map((id, index) => [slots[index], id, `hidden.${zone}.${index}`])
}

const namedCards = ({ path, groupCards, finds }: State, half: HiddenHalf): readonly NamedCard[] => [
  ...named(path, half.path, 'path'),
  ...named(groupCards, half.groups, 'groups'),
  ...named(finds, half.finds, 'finds'),
]

interface Seal {
  readonly slots: readonly Slot[]
  /** Faces that no slot has been given yet. */
  readonly faces: number[]
}

const sealOf = (task: Task): readonly Seal[] =>
  task.do === 'seal' ? [{ slots: numbersFrom(task.first, task.faces.length), faces: [...task.faces] }] : []

/** Takes a card from the seal of its slot; false if it is not among those that are left there. */
const takeFromSeal = (seals: readonly Seal[], slot: Slot, face: number): boolean => {
  const faces = seals.find(({ slots }) => slots.includes(slot))?.faces
  const index = faces?.indexOf(face) ?? -1
  if (index >= 0) faces?.splice(index, 1)
  return index >= 0
}

/**
 * Reads the hidden half: slots of the position's state with their cards. Refused if it names a card that cannot be
 * there.
 */
export const readHiddenCards = (table: GameSetup, hidden: Json): Result<ReadonlyMap<Slot, CardValue>> => {
  const half = parseWithSchema(hiddenSchema, hidden, 'hidden')
  if (!half.ok) return half
  const created = createStateFromPosition(table, table.position ?? null)
  if (!created.ok) return created
  const seals = created.value.tasks.flatMap(sealOf)
  const cards = new Map<Slot, CardValue>()
  for (const [slot, id, what] of namedCards(created.value, half.value)) {
    const face = faceWithId(id)
    if (slot === undefined || !takeFromSeal(seals, slot, face)) return refuse('position.malformed', undefined, { what })
    cards.set(slot, { face, side: 0 })
  }
  return ok(cards)
}
