import { checkOpening } from '../../kernel/cardLocks.ts'
import type { Game, Shape } from '../../kernel/contract.ts'
import { firstChainHash, nextChainHash } from '../../kernel/hashChain.ts'
import { type LogFlaw, replayLog } from '../../kernel/replayLog.ts'
import type { Replay } from '../../kernel/replayState.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import { hashState } from '../../kernel/stateHash.ts'
import { rebuildLog } from '../../table/arbiter/rebuildLog.ts'
import { type AuditReport, audit } from '../../table/fairDeal/dealAudit.ts'
import type { GameSave } from '../../table/logStore.ts'
import type { Command } from '../command.ts'
import { loadRulesWithPositions } from '../games.ts'
import { readRecordOrPosition } from '../readRecordOrPosition.ts'

interface VerifiedRecord {
  readonly replay: Replay<Shape>
  /** Report on a fair deal; absent for other deals. */
  readonly fair?: AuditReport
}

/**
 * Verifies every hash and lock; with the dealer's secret also that each card is the one that was dealt, and for a fair
 * deal that it matches the promise.
 */
const verifySave = (
  game: Game<Shape>,
  { header, secret, entries, shown }: GameSave,
): Result<VerifiedRecord, LogFlaw> => {
  if (!secret) {
    const replay = replayLog(game, header, entries)
    return replay.ok ? ok({ replay: replay.value }) : replay
  }
  const fair = header.deal ? audit(game, { header, entries }, secret, { seats: [], shown }) : undefined
  if (fair && !fair.ok) return fair
  const book = rebuildLog(game, header, secret, entries)
  return book.ok ? ok({ replay: book.value.replay, ...(fair && { fair: fair.value }) }) : book
}

/**
 * Verifies a record, as JSON or as a string. `chain` is the last link of its SHA-256 chain: two records with the same
 * one are the same game.
 */
export const verifyCommand: Command = async (input) => {
  const imported = await readRecordOrPosition(input)
  if (!imported.ok) return imported
  if (imported.value.kind !== 'record') return err({ refusal: { code: 'record.notOurs' } })
  const { save } = imported.value
  const verified = verifySave(await loadRulesWithPositions(save.header), save)
  if (!verified.ok) return verified
  const { replay, fair } = verified.value
  const { state, turn, locks, seq } = replay
  const forged = save.shown.find(({ opening }) => !checkOpening(save.header.id, locks, opening))
  if (forged) return err({ refusal: { code: 'opening.lock', values: { slot: forged.opening.slot } } })
  const chain = save.entries.reduce(nextChainHash, firstChainHash(save.header))
  return ok({
    entries: seq,
    hash: hashState(save.header, state),
    chain,
    dealt: save.secret !== undefined,
    ...(fair && { fair }),
    turn,
  })
}
