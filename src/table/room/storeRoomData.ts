/** Data that the host stores besides the log: claims of each seat, the open consent request, stand-ins to be told. */
import type { Shape } from '../../kernel/contract.ts'
import type { Room, RoomStep } from './roomState.ts'
import { RETRY_DELAY } from './timeoutsAndLimits.ts'

/** Asks storage to store what is new, unless it is busy. */
export const requestRoomDataStore = <G extends Shape>([room, effects]: RoomStep<G>): RoomStep<G> => {
  const { keys, consentRequest: plea, stood, now } = room
  const { kept, keeping, again } = room.sheet
  const isWaiting = again !== null && now < again
  const isStored = keys === kept.keys && plea === kept.plea && stood === kept.stood
  if (isStored || keeping || isWaiting) return [room, effects]
  const data = { keys, plea, stood }
  return [{ ...room, sheet: { kept, keeping: data, again: null } }, [...effects, { kind: 'keep', ...data }]]
}

export const onRoomDataStored = <G extends Shape>(room: Room<G>): Room<G> => {
  const { kept, keeping } = room.sheet
  return { ...room, sheet: { kept: keeping ?? kept, keeping: null, again: null } }
}

export const onRoomDataStoreFailed = <G extends Shape>(room: Room<G>): Room<G> => ({
  ...room,
  sheet: { ...room.sheet, keeping: null, again: room.now + RETRY_DELAY },
})
