/** Dealer's log, rebuilt from a stored log. */
import { canonicalJson } from '../../kernel/canonicalJson.ts'
import type { Game, Shape } from '../../kernel/contract.ts'
import { applyEntry } from '../../kernel/entries.ts'
import type { Json } from '../../kernel/json.ts'
import type { Entry, Header } from '../../kernel/log.ts'
import type { LogFlaw } from '../../kernel/replayLog.ts'
import { err, ok, type Result, refuse } from '../../kernel/result.ts'
import type { DealerSecret } from '../logStore.ts'
import { runAllSteps } from '../runAllSteps.ts'
import { appendEntry, dealNext, type GameLog, openGameLog } from './gameLog.ts'

/** Log after one entry of a stored log. The secret must deal what the entry says was dealt, else `entry.dealt`. */
export const rebuildEntry = <G extends Shape>(log: GameLog<G>, entry: Entry): Result<GameLog<G>> => {
  const dealt = entry.body.kind === 'chance' ? dealNext(log) : undefined
  const next = applyEntry(log.replay, entry)
  if (!next.ok) return next
  const isSameDeal =
    !dealt || canonicalJson({ kind: 'chance', answer: dealt.answer } as Json) === canonicalJson(entry.body as Json)
  return isSameDeal
    ? ok(appendEntry(log, next.value, entry, dealt))
    : refuse('entry.dealt', undefined, { entry: entry.seq })
}

/** Dealer's log of a stored log, every hash, lock and deal verified; a step is an entry. */
export function* rebuildLogStepwise<G extends Shape>(
  game: Game<G>,
  header: Header,
  secret: DealerSecret,
  entries: readonly Entry[],
): Generator<undefined, Result<GameLog<G>, LogFlaw>> {
  const openedLog = openGameLog(game, header, secret)
  if (!openedLog.ok) return err({ entry: -1, refusal: openedLog.error })
  let log = openedLog.value
  for (const entry of entries) {
    const next = rebuildEntry(log, entry)
    if (!next.ok) return err({ entry: log.replay.seq, refusal: next.error })
    log = next.value
    yield
  }
  return ok(log)
}

/** The same at once. */
export const rebuildLog = <G extends Shape>(
  game: Game<G>,
  header: Header,
  secret: DealerSecret,
  entries: readonly Entry[],
): Result<GameLog<G>, LogFlaw> => runAllSteps(rebuildLogStepwise(game, header, secret, entries))
