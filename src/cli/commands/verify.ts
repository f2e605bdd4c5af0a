import type { Blackstone } from '../../games/blackstone/index.ts'
import { game } from '../../games/blackstone/index.ts'
import { firstLink, nextLink } from '../../kernel/chain.ts'
import { hashOf } from '../../kernel/hash.ts'
import { type Flaw, replayLog } from '../../kernel/ledger.ts'
import { checkOpening } from '../../kernel/locks.ts'
import type { Replay } from '../../kernel/replay.ts'
import { no, ok, type Result } from '../../kernel/result.ts'
import { rereadBook } from '../../table/reread.ts'
import type { Save } from '../../table/store.ts'
import type { Command } from '../command.ts'
import { readImport } from '../record.ts'

/** Every hash and lock; with the dealer's secret also that each card is the one that was dealt. */
const replayOf = ({ header, secret, entries }: Save): Result<Replay<Blackstone>, Flaw> => {
  if (!secret) return replayLog(game, header, entries)
  const book = rereadBook(game, header, secret, entries)
  return book.ok ? ok(book.value.replay) : book
}

/** Verifies a record, as a file or as a string. `chain` is the last link of its SHA-256 chain: two records with the same one are the same game. */
export const verify: Command = async (input) => {
  const read = readImport(input)
  if (!read.ok) return read
  if (read.value.kind !== 'record') return no({ refusal: { code: 'record.notOurs' } })
  const { save } = read.value
  const replay = replayOf(save)
  if (!replay.ok) return replay
  const { state, turn, locks, seq } = replay.value
  const forged = save.shown.find(({ opening }) => !checkOpening(save.header.id, locks, opening))
  if (forged) return no({ refusal: { code: 'opening.lock', values: { slot: forged.opening.slot } } })
  const chain = save.entries.reduce(nextLink, firstLink(save.header))
  return ok({ entries: seq, hash: hashOf(state), chain, dealt: save.secret !== undefined, turn })
}
