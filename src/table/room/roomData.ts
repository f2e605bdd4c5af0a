/** What the host keeps besides the log: which phones have claimed each seat, and the question that is open among all. */
import type { Shape } from '../../kernel/contract.ts'
import type { KnownKey } from './keys.ts'
import { AGAIN } from './patience.ts'
import type { OpenPlea } from './pleas.ts'
import type { Room, RoomStep } from './room.ts'

export interface Sheet {
  readonly keys: readonly KnownKey[]
  readonly plea: OpenPlea | null
}

/** What storage has of it, what it is at work on, and when it is asked again for what it refused. */
export interface Keeping {
  readonly kept: Sheet
  readonly keeping: Sheet | null
  readonly again: number | null
}

/** Asks storage to keep what is new, where it is not at work. */
export const keep = <G extends Shape>([room, effects]: RoomStep<G>): RoomStep<G> => {
  const { keys, plea, now } = room
  const { kept, keeping, again } = room.sheet
  const isWaiting = again !== null && now < again
  if ((keys === kept.keys && plea === kept.plea) || keeping || isWaiting) return [room, effects]
  const sheet = { kept, keeping: { keys, plea }, again: null }
  return [{ ...room, sheet }, [...effects, { kind: 'keep', keys, plea }]]
}

export const kept = <G extends Shape>(room: Room<G>): Room<G> => {
  const { kept, keeping } = room.sheet
  return { ...room, sheet: { kept: keeping ?? kept, keeping: null, again: null } }
}

export const notKept = <G extends Shape>(room: Room<G>): Room<G> => ({
  ...room,
  sheet: { ...room.sheet, keeping: null, again: room.now + AGAIN },
})
