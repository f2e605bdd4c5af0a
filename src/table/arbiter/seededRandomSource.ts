/**
 * Random source that follows from a secret: the same seed, game and entry give the same cards, and without the seed
 * nobody can compute them.
 */

import { toBase64url } from '../../kernel/base64url.ts'
import { lockOf } from '../../kernel/cardLocks.ts'
import type { RandomSource } from '../../kernel/randomSource.ts'
import { sha256OfJson } from '../../kernel/sha256OfJson.ts'

const WORD_RANGE = 0x1_0000_0000

/** Bytes of SHA-256 in counter mode: block n is the hash of `["deal",seed,game,seq,n]`. */
const createByteStream = (seed: string, game: string, seq: number) => {
  let block = new Uint8Array()
  let used = 0
  let blocks = 0
  const refill = () => {
    block = Uint8Array.from(sha256OfJson(['deal', seed, game, seq, blocks++]))
    used = 0
  }
  return (count: number): Uint8Array => {
    if (used + count > block.length) refill()
    used += count
    return block.subarray(used - count, used)
  }
}

const wordOf = (bytes: Uint8Array): number => bytes.reduce((word, byte) => word * 256 + byte, 0)

/**
 * Random source of one answer: `game` is the header's id, `seq` the number of the entry that answers, or in a fair deal
 * of the draw.
 */
export const seededRandomSource = (seed: string, game: string, seq: number): RandomSource => {
  const nextBytes = createByteStream(seed, game, seq)
  return {
    below(bound) {
      const fairLimit = WORD_RANGE - (WORD_RANGE % bound)
      for (;;) {
        const word = wordOf(nextBytes(4))
        if (word < fairLimit) return word % bound
      }
    },
    lockCard(slot, value) {
      const opening = { slot, value, salt: toBase64url(nextBytes(16)) }
      return { opening, lock: lockOf(game, opening) }
    },
  }
}
