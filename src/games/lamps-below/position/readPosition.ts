/** Reader of position documents from outside: a table, and the dealer's half. */

import { checkSetup } from '../../../kernel/checkSetup.ts'
import type { GameSetup } from '../../../kernel/contract.ts'
import type { Options } from '../../../kernel/gameCard.ts'
import type { Json } from '../../../kernel/json.ts'
import { withDefaultOptions } from '../../../kernel/options.ts'
import { err, ok, type Result, refuse } from '../../../kernel/result.ts'
import { parseWithSchema } from '../../parseWithSchema.ts'
import { FIND_DECK } from '../cards.ts'
import { idOfFace } from '../ids.ts'
import { MODE } from '../options.ts'
import { documentSchema, type PositionDocument, type PublicHalf } from './positionSchema.ts'

export interface PositionSetup {
  readonly table: GameSetup
  readonly names: readonly string[]
  readonly hidden?: Json
}

/** Ids of a deck without these, each taken as often as it is named; in the order of the data, which says nothing. */
const restOf = (ids: readonly string[], taken: readonly string[]): readonly string[] => {
  const left = [...taken]
  return ids.filter((id) => {
    const index = left.indexOf(id)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/**
 * Cards that are out of the game. Finds that the hidden half names are all of their deck: what is neither there nor shown
 * or with an explorer is gone.
 */
const goneOf = ({ gone = [], hidden = {}, explorers = {}, shown = [] }: PositionDocument): string[] => {
  if (!hidden.finds) return gone
  const held = Object.values(explorers).flatMap((explorer) => [...(explorer.finds ?? []), ...(explorer.new ?? [])])
  const finds = restOf(FIND_DECK.map(idOfFace), [...hidden.finds, ...held, ...shown, ...gone])
  return [...gone, ...finds]
}

const publicHalfOf = (document: PositionDocument): PublicHalf => {
  const { format: _f, version: _v, mode: _m, options: _o, seats: _s, hidden = {}, ...zones } = document
  const gone = goneOf(document)
  return {
    ...zones,
    ...(gone.length > 0 && { gone }),
    ...(hidden.path && { path: hidden.path.length }),
  }
}

const optionsOf = ({ options = {}, company }: PositionDocument): Options =>
  withDefaultOptions(MODE, { ...(company && company.length > 0 && { explorers: company.length }), ...options })

/**
 * Reads a position document. Refused if it is malformed, or its mode, seats or options do not exist in this game.
 * Whether the cards can be so, `setup` decides. Without seats one plays all explorers.
 */
export const readPosition = (json: Json): Result<PositionSetup> => {
  const parsed = parseWithSchema(documentSchema, json, '')
  if (!parsed.ok) return parsed
  const document = parsed.value
  if ((document.mode ?? MODE.id) !== MODE.id) return refuse('mode.unknown')
  const table = { mode: MODE.id, options: optionsOf(document), seats: document.seats?.length ?? 1 }
  const refused = checkSetup(MODE, table)
  if (refused) return err(refused)
  return ok({
    table: { ...table, position: publicHalfOf(document) as Json },
    names: document.seats ?? [],
    ...(document.hidden && { hidden: document.hidden as Json }),
  })
}
