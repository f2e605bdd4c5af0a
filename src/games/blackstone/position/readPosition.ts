/** Reader of position documents from outside: a table, and the dealer's half. */

import { checkSetup } from '../../../kernel/checkSetup.ts'
import type { GameSetup } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { withDefaultOptions } from '../../../kernel/options.ts'
import { err, ok, type Result, refuse } from '../../../kernel/result.ts'
import { parseWithSchema } from '../../parseWithSchema.ts'
import type { BlackstoneGame } from '../createGame.ts'
import { parseTask } from '../notation/cardAndSpaceNotation.ts'
import { courtModulesOff } from '../options.ts'
import { findDeckOfTask } from '../rules/cardsInPlay.ts'
import type { Mode, Rules } from '../rules/ruleTypes.ts'
import type { Setting } from '../state.ts'
import { checkCustomCards } from './checkCustomCards.ts'
import { documentSchema, type HiddenHalf, type PositionDocument, type PublicHalf } from './positionSchema.ts'
import { reserveHiddenCards } from './reserveHiddenCards.ts'

export interface PositionSetup {
  readonly table: GameSetup
  readonly names: readonly string[]
  readonly hidden?: Json
}

/** The deck of a task by its id. For text that is no task any deck will do, because reading `hidden` refuses it. */
const deckOfTaskId = (rules: Rules, setting: Setting, id: string): string => {
  const card = parseTask(setting, id)
  return (card === null ? null : findDeckOfTask(rules, setting, card)) ?? rules.mode.decks[0] ?? 'guild'
}

/**
 * Courts with hands that only the hidden half names: in the public half they are names of decks, or the word vassal.
 */
const withHiddenHands = (
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

const createPublicHalf = (
  rules: Rules,
  setting: Setting,
  { format: _f, version: _v, mode: _m, options: _o, seats: _s, hidden, ...zones }: PositionDocument,
): PublicHalf => ({
  ...zones,
  courts: withHiddenHands((id) => deckOfTaskId(rules, setting, id), zones.courts, hidden),
})

/** The setting of a document: modules of courts that it does not name are off. */
const settingFromDocument = (mode: Mode, { options, cards }: PositionDocument): Setting => ({
  mode: mode.id,
  options: withDefaultOptions(mode, { ...courtModulesOff(mode), ...options }),
  ...(cards && { cards }),
})

/** The part of the game that reads positions. */
export type PositionReader = Pick<BlackstoneGame, 'modes' | 'rulesIn'>

/**
 * Reads a position document. Refused if it is malformed, or its mode, seats or options do not exist in this game.
 * Whether the cards can be so, `setup` decides.
 */
export const readPosition = ({ modes, rulesIn }: PositionReader, json: Json): Result<PositionSetup> => {
  const parsed = parseWithSchema(documentSchema, json, '')
  if (!parsed.ok) return parsed
  const doc = parsed.value
  const mode = modes.get(doc.mode)
  if (!mode) return refuse('mode.unknown')
  const setting = settingFromDocument(mode, doc)
  const seats = doc.seats?.length ?? Math.max(mode.seats.min, doc.courts?.length ?? 0)
  const refused = checkSetup(mode, { ...setting, seats }) ?? checkCustomCards(setting)
  if (refused) return err(refused)
  const rules = rulesIn(setting)
  const half = createPublicHalf(rules, setting, doc)
  const table = { mode: mode.id, options: setting.options, seats, position: half as Json }
  const names = doc.seats ?? []
  if (!doc.hidden) return ok({ table, names })
  return ok({ table: reserveHiddenCards(rules, table, half, doc.hidden), names, hidden: doc.hidden as Json })
}
