/** What is checked before a game's rules are asked: openings against locks, answers against draws. */
import type { Answer, Draw, Opening, Shape, Slot } from './contract.ts'
import { checkOpening, isLock } from './locks.ts'
import type { Replay } from './replay.ts'
import type { Refusal } from './result.ts'

type Ledger<G extends Shape> = Pick<Replay<G>, 'header' | 'locks' | 'locking'>
type Kind<K extends Draw['kind']> = Extract<Draw, { kind: K }>

/** Why these are not the openings of exactly these slots in this order, each true to its lock; null if they are. */
export const checkOpenings = <G extends Shape>(
  { header, locks, locking }: Ledger<G>,
  slots: readonly Slot[],
  openings: readonly Opening[],
): Refusal | null => {
  const opened = openings.map(({ slot }) => slot)
  if (opened.join() !== slots.join()) return { code: 'opening.slots' }
  if (locking === 'trusted') return null
  const forged = openings.find((opening) => !checkOpening(header.id, locks, opening))
  return forged ? { code: 'opening.lock', values: { slot: forged.slot } } : null
}

const checkLocks = <G extends Shape>({ locking }: Ledger<G>, slots: readonly Slot[], locks: readonly string[]) =>
  locks.length === slots.length && (locking === 'trusted' || locks.every(isLock)) ? null : { code: 'answer.locks' }

const isThrow = (sides: readonly number[], values: readonly number[]): boolean =>
  values.length === sides.length &&
  values.every((value, die) => Number.isInteger(value) && value >= 1 && value <= (sides[die] ?? 0))

const checkOpen = <G extends Shape>(ledger: Ledger<G>, { slots, to }: Kind<'open'>, openings: readonly Opening[]) =>
  checkOpenings(ledger, to === 'all' ? slots : [], openings)

/** Why this is no answer to this draw; null if it is. */
export const checkAnswer = <G extends Shape>(ledger: Ledger<G>, draw: Draw, answer: Answer): Refusal | null => {
  if (draw.kind === 'seal' && answer.kind === 'seal') return checkLocks(ledger, draw.slots, answer.locks)
  if (draw.kind === 'reseal' && answer.kind === 'reseal') return checkLocks(ledger, draw.to, answer.locks)
  if (draw.kind === 'open' && answer.kind === 'open') return checkOpen(ledger, draw, answer.openings)
  if (draw.kind !== 'dice' || answer.kind !== 'dice') return { code: 'answer.kind' }
  return isThrow(draw.sides, answer.values) ? null : { code: 'answer.dice' }
}
