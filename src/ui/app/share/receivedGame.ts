/** Game received from elsewhere: verified by replay, then watched and stored. */
import '../../../text/bundles/sheets.ts'
import { signal } from '@preact/signals'
import { playableLevel } from '../../../bots/levels.ts'
import type { Shape } from '../../../kernel/contract.ts'
import type { LogFlaw } from '../../../kernel/replayLog.ts'
import { err, ok, type Result } from '../../../kernel/result.ts'
import { markFinished, markOrigin } from '../../../store/changeSavedGames.ts'
import type { Database } from '../../../store/database.ts'
import { importSave } from '../../../store/importSave.ts'
import { createMemoryLogStore } from '../../../store/memoryLogStore.ts'
import type { GameSave } from '../../../table/logStore.ts'
import { openLocalTable } from '../../../table/openLocalTable.ts'
import type { ReplayProgress } from '../../../table/record/movesOfGame.ts'
import { headerInString, readRecordStringStepwise, type VerifiedRecord } from '../../../table/record/recordString.ts'
import { uniqueSeatNames } from '../../../table/room/playerNames.ts'
import { modeNameById } from '../../../text/gameAndModeNames.ts'
import { runInSlices } from '../../common/browser/runInSlices.ts'
import { recordedBotBadges } from '../../table/bots/botAddOns.tsx'
import { markedBotName } from '../../table/bots/botNames.ts'
import { levelsInSeatOrder } from '../../table/bots/botSeats.ts'
import { createTableView } from '../../table/createTableView.ts'
import { loadVerdict } from '../../table/ending/verdict.ts'
import { NO_ADD_ONS, type TableView } from '../../table/gameUiContract.ts'
import { saveSummary } from '../../table/lifecycle/saveSummary.ts'
import { loadTable } from '../../table/loadTable.ts'
import { loadKnownRules } from '../../table/share/loadKnownRules.ts'
import type { SharedGameView } from './GameFromLinkPage.tsx'

export interface ReceivedGame {
  readonly save: GameSave
  /** Table at the end of the game; it writes nothing. */
  readonly view: TableView
}

const READ_ONLY_ENVIRONMENT = {
  store: createMemoryLogStore(),
  random: (): never => {
    throw new Error('a game that was played draws nothing anew')
  },
}

const openReceivedGame = async ({ save, log }: VerifiedRecord<Shape>, text: string): Promise<ReceivedGame> => {
  const loaded = await loadTable(save.header)
  const table = await openLocalTable(READ_ONLY_ENVIRONMENT, log, save.secret, false)
  const { bots = [] } = save
  const addOns = { ...NO_ADD_ONS, seatBadges: recordedBotBadges(bots) }
  return {
    save,
    view: {
      ...createTableView({ ...table, ...loaded, addOns, names: () => uniqueSeatNames(save.header) }),
      path: ['shared', text],
      save: () => save,
    },
  }
}

const flawRefusal = ({ entry, refusal }: LogFlaw) =>
  err(entry < 0 ? refusal : { code: 'shared.move', values: { entry: entry + 1 } })

/** Reads and verifies a record string; null if `signal` stopped it. Refused with what is wrong with it. */
export const receiveGame = async (
  text: string,
  onProgress: (progress: ReplayProgress) => void,
  signal: AbortSignal,
): Promise<Result<ReceivedGame> | null> => {
  const header = headerInString(text)
  if (!header.ok) return flawRefusal(header.error)
  const rules = await loadKnownRules(header.value)
  if (!rules.ok) return rules
  const replayed = await runInSlices(readRecordStringStepwise(rules.value, text), onProgress, signal)
  if (!replayed) return null
  return replayed.ok ? ok(await openReceivedGame(replayed.value, text)) : flawRefusal(replayed.error)
}

export const sharedGameView = async ({ view, save }: ReceivedGame): Promise<SharedGameView> => {
  const verdict = await loadVerdict(view, view.now.value)
  return {
    mode: modeNameById(view.header.mode),
    names: view.names.map((name, seat) => (save.bots?.[seat] ? markedBotName(name) : name)),
    result: verdict?.title ?? '',
    details: verdict?.details ?? '',
    entryCount: save.entries.length,
  }
}

/** Stores the game on this phone, marked as from elsewhere. Refused if a different game with the same id is stored. */
export const saveReceivedGame = async (database: Database, { save, view }: ReceivedGame): Promise<Result<unknown>> => {
  const adoption = await importSave(database, save)
  if (!adoption.ok || adoption.value !== 'new') return adoption
  await markOrigin(database, save.header.id, { from: 'elsewhere' })
  await markFinished(database, save.header.id, view.now.value.outcome !== null)
  const levels = signal(levelsInSeatOrder((save.bots ?? []).map(playableLevel)))
  // Nobody here was at it.
  void saveSummary(database, view, { seats: () => [], bots: { levels } })
  return adoption
}
