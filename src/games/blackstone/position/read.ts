/** Reads a position document as it comes from outside, into a table and the dealer's half. */
import * as v from 'valibot'
import type { Table } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { writeOut } from '../../../kernel/options.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import { taskOf } from '../cards.ts'
import { parseTask } from '../notation/cards.ts'
import { offUnlessNamed } from '../options.ts'
import type { Mode } from '../rules/mode.ts'
import { documentSchema, type HiddenHalf, type PositionDocument, type PublicHalf } from './document.ts'

export interface Position {
  readonly table: Table
  readonly names: readonly string[]
  readonly hidden?: Json
}

/** The deck of a task by its id; of what is no task any will do, for `hidden` refuses it. */
const deckNamed = ({ decks: [any = 'guild'], deckOf }: Mode, id: string): string => {
  const card = parseTask(id)
  if (card === null) return any
  const task = taskOf(card)
  return deckOf?.(task) ?? task.deck
}

/** Hands that only the hidden half names stand in the public half as cards of their decks, or as vassals. */
const withHands = (
  mode: Mode,
  courts: PublicHalf['courts'] = [],
  hidden: HiddenHalf = {},
): NonNullable<PublicHalf['courts']> => {
  const count = Math.max(courts.length, hidden.hands?.length ?? 0, hidden.vassals?.length ?? 0)
  return Array.from({ length: count }, (_, seat) => {
    const court = courts[seat] ?? {}
    const hand = hidden.hands?.[seat]
    const vassals = hidden.vassals?.[seat]
    return {
      ...court,
      ...(hand && !court.hand && { hand: hand.map((id) => deckNamed(mode, id)) }),
      ...(vassals && !court.vassals && { vassals: vassals.map(() => 'vassal') }),
    }
  })
}

const publicHalf = (
  mode: Mode,
  { format: _f, version: _v, mode: _m, options: _o, seats: _s, hidden, ...zones }: PositionDocument,
): PublicHalf => ({
  ...zones,
  courts: withHands(mode, zones.courts, hidden),
})

/** Refused where it is no position document, or of a mode that these modes do not have. Whether the cards can lie so, `setup` says. */
export const readPosition = (modes: ReadonlyMap<string, Mode>, json: Json): Result<Position> => {
  const read = v.safeParse(documentSchema, json)
  if (!read.success) return refuse('position.malformed', undefined, { what: v.getDotPath(read.issues[0]) ?? '' })
  const doc = read.output
  const mode = modes.get(doc.mode)
  if (!mode) return refuse('mode.unknown')
  const seats = doc.seats?.length ?? Math.max(mode.seats.min, doc.courts?.length ?? 0)
  const table = {
    mode: mode.id,
    // What a document leaves out is as empty as it can be: modules that it does not name are off.
    options: writeOut(mode, { ...offUnlessNamed(mode), ...doc.options }),
    seats,
    position: publicHalf(mode, doc) as Json,
  }
  return ok({ table, names: doc.seats ?? [], ...(doc.hidden && { hidden: doc.hidden as Json }) })
}
