/**
 * Audit of a fair deal. When the game is over the host's phone has sent its secret, and every phone repeats the whole
 * deal: the promise, every lock, every throw, every card that was opened or shown in private. It needs no trust in
 * anything that the host sent.
 */
import type { Game, Seat, Shape, Slot } from '../../kernel/contract.ts'
import type { Entry, Header } from '../../kernel/log.ts'
import type { LogFlaw } from '../../kernel/replayLog.ts'
import { err, ok, type Refusal, type Result } from '../../kernel/result.ts'
import { type GameLog, openGameLog } from '../arbiter/gameLog.ts'
import { rebuildEntry } from '../arbiter/rebuildLog.ts'
import type { DealerSecret } from '../logStore.ts'
import { findPrivateOpeningFlaw, type ObservedOpenings } from './findPrivateOpeningFlaw.ts'

/** Counts of what was checked and holds. */
export interface AuditReport {
  readonly entries: number
  /** Number of draws. */
  readonly draws: number
  /** Number of cards locked; a card that was shuffled again counts again. */
  readonly cards: number
  /** Seats whose phones added nonces. */
  readonly seats: readonly Seat[]
}

export type AuditResult = Result<AuditReport, LogFlaw>

/** Part of a game that a phone has. */
export interface KnownLog {
  readonly header: Header
  readonly entries: readonly Entry[]
}

const NOTHING_OBSERVED: ObservedOpenings = { seats: [], shown: [] }

const toDealRefusal = (refusal: Refusal, { seq, body }: Entry): Refusal => {
  if (refusal.code !== 'entry.dealt') return refusal
  const isDice = body.kind === 'chance' && body.answer.kind === 'dice'
  return { code: isDice ? 'deal.dice' : 'deal.cards', values: { entry: seq } }
}

const createReport = <G extends Shape>({ replay, dealer, loggedEntries }: GameLog<G>): AuditReport => ({
  entries: loggedEntries.length,
  draws: dealer.drawCount,
  cards: dealer.dealt.size,
  seats: (replay.header.deal?.nonces ?? []).flatMap((nonce, seat) => (nonce ? [seat] : [])),
})

/** Slots that the answer to the awaited draw locks. */
const slotsLockedNext = <G extends Shape>({ replay: { turn } }: GameLog<G>): readonly Slot[] => {
  if (turn.kind !== 'chance') return []
  if (turn.draw.kind === 'seal') return turn.draw.slots
  return turn.draw.kind === 'reseal' ? turn.draw.to : []
}

/**
 * Audits a log: the first step opens it, each further one takes an entry. `observed` are this phone's own seats and all
 * that was shown to it in private. Refuses a header that promises no deal (`deal.none`) or not this secret
 * (`deal.secret`), the first entry that does not follow (`deal.cards`, `deal.dice`, or what no log may have), and at
 * the end `deal.shown` and `deal.withheld`.
 */
export function* auditStepwise<G extends Shape>(
  game: Game<G>,
  { header, entries }: KnownLog,
  secret: DealerSecret,
  observed: ObservedOpenings = NOTHING_OBSERVED,
): Generator<void, AuditResult> {
  if (!header.deal) return err({ entry: -1, refusal: { code: 'deal.none' } })
  const openedLog = openGameLog(game, header, secret)
  if (!openedLog.ok) return err({ entry: -1, refusal: openedLog.error })
  const lockedAt = new Map<Slot, number>()
  let log = openedLog.value
  yield
  for (const entry of entries) {
    for (const slot of slotsLockedNext(log)) lockedAt.set(slot, entry.seq)
    const next = rebuildEntry(log, entry)
    if (!next.ok) return err({ entry: log.replay.seq, refusal: toDealRefusal(next.error, entry) })
    log = next.value
    yield
  }
  const flaw = findPrivateOpeningFlaw(log, lockedAt, observed)
  return flaw ? err(flaw) : ok(createReport(log))
}

/** Audits a log at once. */
export const audit = <G extends Shape>(...args: Parameters<typeof auditStepwise<G>>): AuditResult => {
  const steps = auditStepwise(...args)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Audits with a pause after each step, so that a phone goes on answering. */
export const auditWithPauses = async (
  steps: Generator<void, AuditResult>,
  pause: () => Promise<void>,
): Promise<AuditResult> => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}
