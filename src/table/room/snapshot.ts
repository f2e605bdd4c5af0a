/** What the host sees, for a phone that cannot work it out itself. */
import type { Shape } from '../../kernel/contract.ts'
import { type ChannelId, say, withCaller } from './callers.ts'
import { BEAT } from './patience.ts'
import { hashAt } from './presence.ts'
import type { Room, RoomStep } from './room.ts'

/** All that is told, and no more often than a heartbeat: whoever asks too early asks again. */
export const snapshot = <G extends Shape>(room: Room<G>, channel: ChannelId): RoomStep<G> => {
  const { docket, callers, now } = room
  const { replay } = docket.book
  const caller = callers.get(channel)
  if (!caller || docket.told !== replay.seq || now - caller.looked < BEAT) return [room, []]
  const have = { seq: docket.told, hash: hashAt(docket, docket.told) }
  return [withCaller(room, channel, { looked: now }), [say(channel, { kind: 'snapshot', have, state: replay.state })]]
}
