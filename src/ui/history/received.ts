/** A game that came from elsewhere: proved by playing it again, and then one that can be watched and kept. */
import type { Blackstone } from '../../games/blackstone/game.ts'
import { game } from '../../games/blackstone/index.ts'
import { no, ok, type Result } from '../../kernel/result.ts'
import { adoptSave } from '../../store/adopt.ts'
import type { Database } from '../../store/database.ts'
import { memoryLogs } from '../../store/memory.ts'
import { markOrigin } from '../../store/saves.ts'
import { seatAll } from '../../table/local.ts'
import type { Progress } from '../../table/moves.ts'
import { type Reread, readingRecordString } from '../../table/recordString.ts'
import type { Save } from '../../table/store.ts'
import { castleFor } from '../blackstone/game/castle.ts'
import { endingOf } from '../blackstone/game/endingOf.ts'
import { keepSummary } from '../blackstone/game/keep.ts'
import { sit } from '../blackstone/game/sit.ts'
import type { Sitting } from '../blackstone/game/sitting.ts'
import { nameOfMode } from '../text/names.ts'
import type { SharedGame } from './SharedPage.tsx'
import { inSlices } from './slices.ts'
import { lineOf, titleOf } from './verdict.ts'

export interface Received {
  readonly save: Save
  /** A sitting at its end, at a table that writes nothing. */
  readonly sitting: Sitting
}

const ENV = {
  store: memoryLogs(),
  random: (): never => {
    throw new Error('a game that was played draws nothing anew')
  },
}

const seated = async ({ save, book }: Reread<Blackstone>, text: string): Promise<Received> => {
  const { chapters } = await castleFor(save.header)
  const table = await seatAll(ENV, book, save.secret, false)
  return { save, sitting: { ...sit({ ...table, game, chapters }), path: ['shared', text] } }
}

/** Reads and proves a record that came as a string; null where `signal` stopped it. Refused with what is wrong with it. */
export const receive = async (
  text: string,
  heard: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Result<Received> | null> => {
  const read = await inSlices(readingRecordString(game, text), heard, signal)
  if (!read) return null
  if (read.ok) return ok(await seated(read.value, text))
  const { entry, refusal } = read.error
  return no(entry < 0 ? refusal : { code: 'shared.move', values: { entry: entry + 1 } })
}

export const viewOf = ({ sitting, save }: Received): SharedGame => {
  const ending = endingOf(sitting, sitting.now.value)
  return {
    mode: nameOfMode(sitting.header.mode),
    names: sitting.names,
    result: ending ? titleOf(ending, sitting.names) : '',
    line: ending ? lineOf(ending, sitting.names) : '',
    entries: save.entries.length,
  }
}

/** Keeps it among the games of this phone, marked as one from elsewhere. Refused where another game of the same name lies here. */
export const keepReceived = async (database: Database, { save, sitting }: Received): Promise<Result<unknown>> => {
  const adopted = await adoptSave(database, save)
  if (!adopted.ok || adopted.value !== 'new') return adopted
  await markOrigin(database, save.header.id, { from: 'elsewhere' })
  keepSummary(database, sitting, { seats: () => sitting.names.map((_, one) => one) })
  return adopted
}
