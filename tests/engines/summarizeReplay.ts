/** What an engine makes of recorded games. Nothing here asks for more than the language itself: a bare shell has no more. */
import { strToU8 } from 'fflate'
import { game } from '../../src/games/blackstone/index.ts'
import { firstLink, nextLink } from '../../src/kernel/chain.ts'
import { hashOf } from '../../src/kernel/hash.ts'
import { follow } from '../../src/kernel/ledger.ts'
import { start } from '../../src/kernel/replay.ts'
import { viewOf } from '../../src/kernel/vault.ts'
import { makeRecordString, parseRecordString } from '../../src/table/recordString.ts'
import { rereadBook } from '../../src/table/reread.ts'
import type { Save } from '../../src/table/store.ts'

// A shell has no TextEncoder; what hashes bytes of text asks for one.
globalThis.TextEncoder ??= class {
  encode(text: string) {
    return strToU8(text)
  }
} as unknown as typeof TextEncoder

/** One hash of everything that was legal at each point of a game, all cards known, and of the state there. */
const legalHash = ({ header, secret, entries }: Save): string => {
  const begun = start(game, header)
  const book = secret && rereadBook(game, header, secret, entries)
  if (!begun.ok || !book?.ok) return 'does not begin'
  let hash = ''
  let replay = begun.value
  for (const entry of entries) {
    const next = follow(replay, entry)
    if (!next.ok) return `entry ${entry.seq}: ${next.error.code}`
    replay = next.value
    const { turn, state } = replay
    const seat = turn.kind === 'seats' ? (turn.seats[0] ?? null) : null
    hash = hashOf({ hash, legal: game.legal(viewOf(state, seat, book.value.dealer.dealt)) })
  }
  return hash
}

/**
 * Plays a record again: the last link of its chain, the hash of its last state, and of all that was legal on the way; then whether it makes
 * the same string. Everything that could differ between engines is in it.
 */
export const replayed = (text: string): string => {
  const read = parseRecordString(game, text)
  if (!read.ok) return `refused: ${read.error.refusal.code} at ${read.error.entry}`
  const save = read.value
  const link = save.entries.reduce(nextLink, firstLink(save.header))
  const again = makeRecordString(game, save)
  const same = again.ok && again.value === text ? 'same string' : 'another string'
  return [link, save.entries.at(-1)?.hash, legalHash(save), same].join(' ')
}
