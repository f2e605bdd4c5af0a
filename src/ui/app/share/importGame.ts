/** Brings in a game from a file or a paste: a record is proved by replay and kept, a position begins a new game. */
import type { Blackstone } from '../../../games/blackstone/game.ts'
import { game } from '../../../games/blackstone/index.ts'
import type { Json } from '../../../kernel/json.ts'
import { type Flaw, replayLog } from '../../../kernel/ledger.ts'
import type { Replay } from '../../../kernel/replay.ts'
import { no, ok, type Result } from '../../../kernel/result.ts'
import { adoptSave } from '../../../store/adopt.ts'
import type { Database } from '../../../store/database.ts'
import { markFinished, markOrigin } from '../../../store/saves.ts'
import { parseRecord } from '../../../table/record.ts'
import { rereadBook } from '../../../table/reread.ts'
import type { Save } from '../../../table/store.ts'
import { beginPosition } from './beginPosition.ts'

export interface Brought {
  readonly id: string
  /** A copy without the dealer's secret can be kept, not played on. */
  readonly playable: boolean
  /** It was not on this phone before. */
  readonly isNew: boolean
}

/** The game at its end. With the dealer's secret it must also be what that secret deals: else it could be kept, and not be opened. */
const prove = ({ header, secret, entries }: Save): Result<Replay<Blackstone>, Flaw> => {
  if (!secret) return replayLog(game, header, entries)
  const book = rereadBook(game, header, secret, entries)
  return book.ok ? ok(book.value.replay) : book
}

const record = async (database: Database, save: Save): Promise<Result<Brought>> => {
  const proved = prove(save)
  if (!proved.ok) {
    const { entry, refusal } = proved.error
    return no(entry < 0 ? refusal : { code: 'save.flaw', values: { entry: entry + 1 } })
  }
  const adopted = await adoptSave(database, save)
  if (!adopted.ok) return adopted
  const { id } = save.header
  const isNew = adopted.value === 'new'
  // What was finished elsewhere does not count here.
  if (isNew && proved.value.turn.kind === 'over') {
    await markOrigin(database, id, { from: 'elsewhere' })
    await markFinished(database, id, true)
  }
  return ok({ id, playable: save.secret !== undefined, isNew })
}

const position = async (database: Database, json: Json): Promise<Result<Brought>> => {
  const begun = await beginPosition(database, json)
  return begun.ok ? ok({ id: begun.value, playable: true, isNew: true }) : begun
}

/** Refused with what is wrong with the text, the log or the position. Rejects with a StoreFailure. */
export const bringIn = async (database: Database, text: string): Promise<Result<Brought>> => {
  const parsed = parseRecord(text)
  if (!parsed.ok) return parsed
  return parsed.value.kind === 'record' ? record(database, parsed.value.save) : position(database, parsed.value.json)
}
