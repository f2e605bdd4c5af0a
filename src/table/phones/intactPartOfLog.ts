/** Logs of damaged games, as far as they are whole: every entry is proved as it is when a game is opened. */

import { checkOpening } from '../../kernel/cardLocks.ts'
import type { Game, Shape } from '../../kernel/contract.ts'
import { applyEntry } from '../../kernel/entries.ts'
import type { Header } from '../../kernel/log.ts'
import { type Replay, startReplay } from '../../kernel/replayState.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { type GameLog, openGameLog } from '../arbiter/gameLog.ts'
import { rebuildEntry } from '../arbiter/rebuildLog.ts'
import type { DealerSecret, GameSave, PrivateOpening } from '../logStore.ts'

/** Replay of the entries before the first that does not fit, and the openings that fit their locks. */
export interface IntactReplay<G extends Shape> {
  readonly replay: Replay<G>
  readonly entries: GameSave['entries']
  readonly shown: readonly PrivateOpening[]
}

/** What comes of these entries one after the other, up to the first that does not fit. */
const buildIntact = <T>(
  start: T,
  entries: GameSave['entries'],
  add: (built: T, entry: GameSave['entries'][number]) => Result<T, unknown>,
): T => {
  let built = start
  for (const entry of entries) {
    const next = add(built, entry)
    if (!next.ok) break
    built = next.value
  }
  return built
}

/** As much of a guest's log as is whole. Refuses a header that does not start. */
export const replayIntact = <G extends Shape>(
  game: Game<G>,
  { header, entries, shown }: Pick<GameSave, 'header' | 'entries' | 'shown'>,
): Result<IntactReplay<G>> => {
  const started = startReplay(game, header)
  if (!started.ok) return started
  const replay = buildIntact(started.value, entries, applyEntry)
  const { seq, locks } = replay
  const fitting = shown.filter(({ opening }) => checkOpening(header.id, locks, opening))
  return ok({ replay, entries: entries.slice(0, seq), shown: fitting })
}

/** As much of a host's log as is whole. Refuses a header that does not start, and a secret that it does not promise. */
export const rebuildIntact = <G extends Shape>(
  game: Game<G>,
  header: Header,
  secret: DealerSecret,
  entries: GameSave['entries'],
): Result<GameLog<G>> => {
  const opened = openGameLog(game, header, secret)
  return opened.ok ? ok(buildIntact(opened.value, entries, rebuildEntry)) : opened
}
