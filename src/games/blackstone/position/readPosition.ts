/** Reads a position document as it comes from outside, into a table and the dealer's half. */
import type { Table } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { checkTable, writeOut } from '../../../kernel/options.ts'
import { no, ok, type Result, refuse } from '../../../kernel/result.ts'
import type { Castle } from '../game.ts'
import { parseTask } from '../notation/cards.ts'
import { offUnlessNamed } from '../options.ts'
import { deckOf } from '../rules/box.ts'
import type { Mode } from '../rules/mode.ts'
import type { Rules } from '../rules/rules.ts'
import type { Setting } from '../state.ts'
import { cardsRefused } from './cards.ts'
import { documentSchema, type HiddenHalf, type PositionDocument, type PublicHalf } from './document.ts'
import { readForm } from './form.ts'
import { sparing } from './spared.ts'

export interface Position {
  readonly table: Table
  readonly names: readonly string[]
  readonly hidden?: Json
}

/** The deck of a task by its id; of what is no task any will do, for `hidden` refuses it. */
const deckNamed = (rules: Rules, setting: Setting, id: string): string => {
  const card = parseTask(setting, id)
  return (card === null ? null : deckOf(rules, setting, card)) ?? rules.mode.decks[0] ?? 'guild'
}

/** Hands that only the hidden half names stand in the public half as cards of their decks, or as vassals. */
const withHands = (
  deckOfTask: (id: string) => string,
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
      ...(hand && !court.hand && { hand: hand.map(deckOfTask) }),
      ...(vassals && !court.vassals && { vassals: vassals.map(() => 'vassal') }),
    }
  })
}

const publicHalf = (
  rules: Rules,
  setting: Setting,
  { format: _f, version: _v, mode: _m, options: _o, seats: _s, hidden, ...zones }: PositionDocument,
): PublicHalf => ({
  ...zones,
  courts: withHands((id) => deckNamed(rules, setting, id), zones.courts, hidden),
})

/** What a document leaves out is as empty as it can be: modules that it does not name are off. */
const settingOf = (mode: Mode, { options, cards }: PositionDocument): Setting => ({
  mode: mode.id,
  options: writeOut(mode, { ...offUnlessNamed(mode), ...options }),
  ...(cards && { cards }),
})

/** The game whose positions are read. */
export type Reader = Pick<Castle, 'modes' | 'rulesIn'>

/**
 * Refused where it is no position document, or of a mode, seats or options that this game does not have. Whether the cards can lie so,
 * `setup` says.
 */
export const readPosition = ({ modes, rulesIn }: Reader, json: Json): Result<Position> => {
  const read = readForm(documentSchema, json, '')
  if (!read.ok) return read
  const doc = read.value
  const mode = modes.get(doc.mode)
  if (!mode) return refuse('mode.unknown')
  const setting = settingOf(mode, doc)
  const seats = doc.seats?.length ?? Math.max(mode.seats.min, doc.courts?.length ?? 0)
  const refused = checkTable(mode, { ...setting, seats }) ?? cardsRefused(setting)
  if (refused) return no(refused)
  const rules = rulesIn(setting)
  const half = publicHalf(rules, setting, doc)
  const table = { mode: mode.id, options: setting.options, seats, position: half as Json }
  const names = doc.seats ?? []
  if (!doc.hidden) return ok({ table, names })
  return ok({ table: sparing(rules, table, half, doc.hidden), names, hidden: doc.hidden as Json })
}
