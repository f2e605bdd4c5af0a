/** A whole log, replayed. After each entry the state must have the hash that is in it. */
import type { Game, Shape } from './contract.ts'
import { applyEntry } from './entries.ts'
import type { Entry, Header } from './log.ts'
import { type LockMode, type Replay, startReplay } from './replayState.ts'
import { err, ok, type Refusal, type Result } from './result.ts'

/** Reason why a log does not replay, and the entry; `entry` is -1 for the header. */
export interface LogFlaw {
  readonly entry: number
  readonly refusal: Refusal
}

/** Replays a whole log and verifies every hash. */
export const replayLog = <G extends Shape>(
  game: Game<G>,
  header: Header,
  entries: readonly Entry[],
  locking: LockMode = 'locked',
): Result<Replay<G>, LogFlaw> => {
  const started = startReplay(game, header, locking)
  if (!started.ok) return err({ entry: -1, refusal: started.error })
  let replay = started.value
  for (const entry of entries) {
    const next = applyEntry(replay, entry)
    if (!next.ok) return err({ entry: replay.seq, refusal: next.error })
    replay = next.value
  }
  return ok(replay)
}
