/** Chance that follows from a secret: the same seed, game and entry give the same cards, and without the seed nobody can tell them. */
import { toBase64url } from '../kernel/base64url.ts'
import type { Chance } from '../kernel/deal.ts'
import { lockOf } from '../kernel/locks.ts'
import { shaOf } from '../kernel/sha.ts'

const WORDS = 0x1_0000_0000

/** Bytes of SHA-256 in counter mode: block n is the hash of `["deal",seed,game,seq,n]`. */
const stream = (seed: string, game: string, seq: number) => {
  let block = new Uint8Array()
  let used = 0
  let blocks = 0
  const refill = () => {
    block = Uint8Array.from(shaOf(['deal', seed, game, seq, blocks++]))
    used = 0
  }
  return (count: number): Uint8Array => {
    if (used + count > block.length) refill()
    used += count
    return block.subarray(used - count, used)
  }
}

const wordOf = (bytes: Uint8Array): number => bytes.reduce((word, byte) => word * 256 + byte, 0)

/** The chance of one answer: `game` is the header's id, `seq` the number of the entry that answers, or in a fair deal of the draw. */
export const chanceOf = (seed: string, game: string, seq: number): Chance => {
  const next = stream(seed, game, seq)
  return {
    below(bound) {
      const fair = WORDS - (WORDS % bound)
      for (;;) {
        const word = wordOf(next(4))
        if (word < fair) return word % bound
      }
    },
    close(slot, value) {
      const opening = { slot, value, salt: toBase64url(next(16)) }
      return { opening, lock: lockOf(game, opening) }
    },
  }
}
