import type { Json } from '../../../kernel/json.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { Database } from '../../../store/database.ts'
import { t } from '../../../text/t.ts'
import type { PositionFormat } from '../gameUiContract.ts'
import { startNewTable } from './startNewTable.ts'

/**
 * Begins a game on this phone from a position document; resolves with its id. Refused with what is wrong with the
 * document; rejects with a StoreFailure.
 */
export const beginFromPosition = async (
  database: Database,
  positions: PositionFormat,
  document: Json,
): Promise<Result<string>> => {
  const parsed = positions.read(document)
  if (!parsed.ok) return parsed
  const { table, names, hidden } = parsed.value
  const seatNames = Array.from(
    { length: table.seats },
    (_, seat) => names[seat] ?? t('new.player', { number: seat + 1 }),
  )
  const startResult = await startNewTable(database, {
    mode: table.mode,
    options: table.options,
    names: seatNames,
    ...(table.position !== undefined && { position: table.position }),
    ...(hidden !== undefined && { hidden }),
  })
  return startResult.ok ? ok(startResult.value.header.id) : startResult
}
