/** Reopening of a stored table of one phone. A file of its own, because beginning a table needs none of it. */
import type { Game, Shape } from '../kernel/contract.ts'
import type { LogFlaw } from '../kernel/replayLog.ts'
import { err, ok, type Result } from '../kernel/result.ts'
import { rebuildLogStepwise } from './arbiter/rebuildLog.ts'
import type { LocalTable } from './createLocalTable.ts'
import type { GameSave } from './logStore.ts'
import { openLocalTable, type TableEnv } from './openLocalTable.ts'
import { runAllSteps } from './runAllSteps.ts'

/** Runs all steps, at once or with pauses. */
export type RunSteps = <T>(steps: Generator<undefined, T>) => T | Promise<T>

/**
 * Opens a stored table where it was left. Every hash, lock and deal of the log is verified; a flaw names the entry that
 * fails, -1 for the header. `save` may come from another store: it is not written again. `runSteps` runs
 * the proof, a step for each entry.
 */
export const reopenTable = async <G extends Shape>(
  game: Game<G>,
  env: TableEnv,
  { header, secret, entries }: GameSave,
  runSteps: RunSteps = runAllSteps,
): Promise<Result<LocalTable<G>, LogFlaw>> => {
  if (!secret) return err({ entry: -1, refusal: { code: 'save.secret' } })
  const log = await runSteps(rebuildLogStepwise(game, header, secret, entries))
  return log.ok ? ok(await openLocalTable(env, log.value, secret, false)) : log
}
