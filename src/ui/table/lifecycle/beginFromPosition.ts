import { game } from '../../../games/blackstone/index.ts'
import { readPosition } from '../../../games/blackstone/position/read.ts'
import type { Json } from '../../../kernel/json.ts'
import { no, ok, type Result } from '../../../kernel/result.ts'
import type { Database } from '../../../store/database.ts'
import { t } from '../../text/t.ts'
import { begin } from './tables.ts'

/** Begins a game of this phone from a position document; answers with its id. Refused with what is wrong with it; rejects with a StoreFailure. */
export const beginPosition = async (database: Database, document: Json): Promise<Result<string>> => {
  const read = readPosition(game, document)
  if (!read.ok) return read
  const { table, names, hidden } = read.value
  const seats = Array.from({ length: table.seats }, (_, seat) => names[seat] ?? t('new.player', { number: seat + 1 }))
  const begun = await begin(database, {
    mode: table.mode,
    options: table.options,
    names: seats,
    ...(table.position !== undefined && { position: table.position }),
    ...(hidden !== undefined && { hidden }),
  })
  return begun.ok ? ok(begun.value.header.id) : no(begun.error)
}
