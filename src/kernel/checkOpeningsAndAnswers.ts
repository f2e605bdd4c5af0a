/** Checks made before a game's rules run: openings against locks, dealer's answers against draws. */

import { checkOpening, isLock } from './cardLocks.ts'
import type { DealerAnswer, Draw, Opening, Shape, Slot } from './contract.ts'
import type { Replay } from './replayState.ts'
import type { Refusal } from './result.ts'

type LockContext<G extends Shape> = Pick<Replay<G>, 'header' | 'locks' | 'locking'>
type DrawOfKind<K extends Draw['kind']> = Extract<Draw, { kind: K }>

/**
 * Refusal unless these are the openings of exactly these slots in this order, each true to its lock; null if they are.
 */
export const checkOpenings = <G extends Shape>(
  { header, locks, locking }: LockContext<G>,
  slots: readonly Slot[],
  openings: readonly Opening[],
): Refusal | null => {
  const openedSlots = openings.map(({ slot }) => slot)
  if (openedSlots.join() !== slots.join()) return { code: 'opening.slots' }
  if (locking === 'trusted') return null
  const forgedOpening = openings.find((opening) => !checkOpening(header.id, locks, opening))
  return forgedOpening ? { code: 'opening.lock', values: { slot: forgedOpening.slot } } : null
}

const checkLocks = <G extends Shape>({ locking }: LockContext<G>, slots: readonly Slot[], locks: readonly string[]) =>
  locks.length === slots.length && (locking === 'trusted' || locks.every(isLock)) ? null : { code: 'answer.locks' }

const isDiceRoll = (sides: readonly number[], values: readonly number[]): boolean =>
  values.length === sides.length &&
  values.every((value, die) => Number.isInteger(value) && value >= 1 && value <= (sides[die] ?? 0))

const checkOpenAnswer = <G extends Shape>(
  lockContext: LockContext<G>,
  { slots, to }: DrawOfKind<'open'>,
  openings: readonly Opening[],
) => checkOpenings(lockContext, to === 'all' ? slots : [], openings)

/** Refusal unless this answers this draw; null if it does. */
export const checkAnswer = <G extends Shape>(
  lockContext: LockContext<G>,
  draw: Draw,
  answer: DealerAnswer,
): Refusal | null => {
  if (draw.kind === 'seal' && answer.kind === 'seal') return checkLocks(lockContext, draw.slots, answer.locks)
  if (draw.kind === 'reseal' && answer.kind === 'reseal') return checkLocks(lockContext, draw.to, answer.locks)
  if (draw.kind === 'open' && answer.kind === 'open') return checkOpenAnswer(lockContext, draw, answer.openings)
  if (draw.kind !== 'dice' || answer.kind !== 'dice') return { code: 'answer.kind' }
  return isDiceRoll(draw.sides, answer.values) ? null : { code: 'answer.dice' }
}
