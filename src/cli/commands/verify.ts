import type { Blackstone } from '../../games/blackstone/index.ts'
import { game } from '../../games/blackstone/index.ts'
import { firstLink, nextLink } from '../../kernel/chain.ts'
import { hashOf } from '../../kernel/hash.ts'
import { type Flaw, replayLog } from '../../kernel/ledger.ts'
import { checkOpening } from '../../kernel/locks.ts'
import type { Replay } from '../../kernel/replay.ts'
import { no, ok, type Result } from '../../kernel/result.ts'
import { type Audited, audit } from '../../table/audit.ts'
import { rereadBook } from '../../table/reread.ts'
import type { Save } from '../../table/store.ts'
import type { Command } from '../command.ts'
import { readImport } from '../record.ts'

interface Verified {
  readonly replay: Replay<Blackstone>
  /** Of a fair deal: that it was one, and what was checked. */
  readonly fair?: Audited
}

/** Every hash and lock; with the dealer's secret also that each card is the one that was dealt, and of a fair deal that it was promised. */
const verified = ({ header, secret, entries, shown }: Save): Result<Verified, Flaw> => {
  if (!secret) {
    const replay = replayLog(game, header, entries)
    return replay.ok ? ok({ replay: replay.value }) : replay
  }
  const fair = header.deal ? audit(game, { header, entries }, secret, { seats: [], shown }) : undefined
  if (fair && !fair.ok) return fair
  const book = rereadBook(game, header, secret, entries)
  return book.ok ? ok({ replay: book.value.replay, ...(fair && { fair: fair.value }) }) : book
}

/** Verifies a record, as a file or as a string. `chain` is the last link of its SHA-256 chain: two records with the same one are the same game. */
export const verify: Command = async (input) => {
  const read = readImport(input)
  if (!read.ok) return read
  if (read.value.kind !== 'record') return no({ refusal: { code: 'record.notOurs' } })
  const { save } = read.value
  const found = verified(save)
  if (!found.ok) return found
  const { replay, fair } = found.value
  const { state, turn, locks, seq } = replay
  const forged = save.shown.find(({ opening }) => !checkOpening(save.header.id, locks, opening))
  if (forged) return no({ refusal: { code: 'opening.lock', values: { slot: forged.opening.slot } } })
  const chain = save.entries.reduce(nextLink, firstLink(save.header))
  return ok({ entries: seq, hash: hashOf(state), chain, dealt: save.secret !== undefined, ...(fair && { fair }), turn })
}
