/** Sample logs of no real game: the store must not care what an action means. */
import type { Entry, Header } from '../../src/kernel/log.ts'
import type { DealerSecret, PrivateOpening } from '../../src/table/logStore.ts'

/** 22 characters that end in n. */
export const idOf = (n: number): string => `game${String(n).padStart(18, '_')}`

export const header = (n = 1): Header => ({
  protocol: 1,
  id: idOf(n),
  game: 'toy',
  version: 1,
  mode: 'plain',
  options: { dogs: 2, formation: 'diagonal' },
  seats: [{ name: 'Zoë 🏰' }, { name: '' }],
  deal: { commit: 'c'.repeat(43), nonces: ['', 'n'.repeat(22)] },
})

export const secret: DealerSecret = { seed: 's'.repeat(43), hidden: { stack: [3, 1, 2] } }

/** `turn` makes two entries of the same number differ. */
export const entry = (seq: number, turn = 0): Entry => ({
  seq,
  epoch: 0,
  body: {
    kind: 'seat',
    seat: seq % 2,
    count: seq,
    action: { kind: 'step', from: [seq, turn] },
    openings: [opening(seq).opening],
  },
  hash: (seq * 16 + turn).toString(16).padStart(16, '0'),
})

/** Entries from `from` up to but not including `to`. */
export const entriesFrom = (from: number, to: number, turn = 0): readonly Entry[] =>
  Array.from({ length: to - from }, (_, i) => entry(from + i, turn))

export const opening = (slot: number): PrivateOpening => ({
  seats: [slot % 2],
  opening: { slot, value: { face: slot + 40, side: slot % 2 }, salt: 'q'.repeat(22) },
})
