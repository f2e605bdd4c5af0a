/** Data that the host stores besides the log: the claims of each seat, and the open consent request. */
import type { Shape } from '../../kernel/contract.ts'
import { RETRY_DELAY } from './limits.ts'
import type { Room, RoomStep } from './roomState.ts'

/** Asks storage to store what is new, unless it is busy. */
export const requestRoomDataStore = <G extends Shape>([room, effects]: RoomStep<G>): RoomStep<G> => {
  const { keys, consentRequest, now } = room
  const { kept, keeping, again } = room.sheet
  const isWaiting = again !== null && now < again
  if ((keys === kept.keys && consentRequest === kept.plea) || keeping || isWaiting) return [room, effects]
  const sheet = { kept, keeping: { keys, plea: consentRequest }, again: null }
  return [{ ...room, sheet }, [...effects, { kind: 'keep', keys, plea: consentRequest }]]
}

export const onRoomDataStored = <G extends Shape>(room: Room<G>): Room<G> => {
  const { kept, keeping } = room.sheet
  return { ...room, sheet: { kept: keeping ?? kept, keeping: null, again: null } }
}

export const onRoomDataStoreFailed = <G extends Shape>(room: Room<G>): Room<G> => ({
  ...room,
  sheet: { ...room.sheet, keeping: null, again: room.now + RETRY_DELAY },
})
