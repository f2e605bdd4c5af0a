/**
 * Import of a game from a file or pasted text: a record is verified by replay and stored, a position begins a new game.
 */

import type { Game, Shape } from '../../../kernel/contract.ts'
import type { GameId } from '../../../kernel/gameCard.ts'
import type { Json } from '../../../kernel/json.ts'
import { type LogFlaw, replayLog } from '../../../kernel/replayLog.ts'
import type { Replay } from '../../../kernel/replayState.ts'
import { err, ok, type Result, refuse } from '../../../kernel/result.ts'
import { markFinished, markOrigin } from '../../../store/changeSavedGames.ts'
import type { Database } from '../../../store/database.ts'
import { type ImportOutcome, importSave } from '../../../store/importSave.ts'
import { rebuildLog } from '../../../table/arbiter/rebuildLog.ts'
import type { GameSave } from '../../../table/logStore.ts'
import { parseRecord } from '../../../table/record/record.ts'
import { failedLoadCode } from '../../common/failedLoadCode.ts'
import { beginFromPosition } from '../lifecycle/beginFromPosition.ts'
import { loadGameUi } from '../loadGameUi.ts'
import { requirePack } from '../packs/requirePack.ts'
import { loadKnownRules } from '../share/loadKnownRules.ts'

export interface ImportedGame {
  readonly id: string
  /** False for a copy without the dealer's secret of a game that was not shared: it can be kept, and not opened. */
  readonly opens: boolean
  /** What became of it: a game that this phone lacked, more of one that it has, or nothing new. */
  readonly outcome: ImportOutcome
}

/**
 * Replays the game to its end. With the dealer's secret, the log must also match what that secret deals; otherwise it
 * could be stored, but not opened.
 */
const verifyReplay = (game: Game<Shape>, { header, secret, entries }: GameSave): Result<Replay<Shape>, LogFlaw> => {
  if (!secret) return replayLog(game, header, entries)
  const log = rebuildLog(game, header, secret, entries)
  return log.ok ? ok(log.value.replay) : log
}

const isShared = ({ header }: GameSave): boolean => header.deal !== undefined

/** Save without the deck of a shared game that is on, which files of earlier versions hold: nobody sees all hands. */
const withoutOpenDeck = (save: GameSave, isOver: boolean): GameSave => {
  const { secret: _, ...open } = save
  return isShared(save) && !isOver ? open : save
}

/**
 * Verifies a save from outside by replay, and stores it. Refused and rejects as `importGame` does.
 */
export const importRecord = async (database: Database, save: GameSave): Promise<Result<ImportedGame>> => {
  const rules = await loadKnownRules(save.header)
  if (!rules.ok) return rules
  const verified = verifyReplay(rules.value, save)
  if (!verified.ok) {
    const { entry, refusal } = verified.error
    return err(entry < 0 ? refusal : { code: 'record.flaw', values: { entry: entry + 1 } })
  }
  const isOver = verified.value.turn.kind === 'over'
  const adoption = await importSave(database, withoutOpenDeck(save, isOver))
  if (!adoption.ok) return adoption
  const { id } = save.header
  const outcome = adoption.value
  // A game that was here before counts in the statistics; one that only ended up here does not.
  if (outcome === 'new' && isOver) await markOrigin(database, id, { from: 'elsewhere' })
  if (outcome !== 'known' && isOver) await markFinished(database, id, true)
  return ok({ id, opens: save.secret !== undefined || isShared(save), outcome })
}

const importPosition = async (database: Database, game: GameId, json: Json): Promise<Result<ImportedGame>> => {
  await requirePack(game)
  const ui = await loadGameUi(game).catch(() => undefined)
  if (!ui) return refuse(ui === null ? 'game.unknown' : failedLoadCode(), undefined, { game })
  const positions = await ui.loadPositionFormat?.().catch(() => null)
  if (!positions) return refuse(ui.loadPositionFormat ? failedLoadCode() : 'record.notOurs')
  const started = await beginFromPosition(database, positions, json)
  return started.ok ? ok({ id: started.value, opens: true, outcome: 'new' }) : started
}

/**
 * Imports a record or a position. Refused with what is wrong with the text, the log or the position. Rejects with a
 * StoreFailure, or with PackMissing where somebody stops the fetching of the game's pack.
 */
export const importGame = async (database: Database, text: string): Promise<Result<ImportedGame>> => {
  const parsed = parseRecord(text)
  if (!parsed.ok) return parsed
  const { value } = parsed
  return value.kind === 'record' ? importRecord(database, value.save) : importPosition(database, value.game, value.json)
}
