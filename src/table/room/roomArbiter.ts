/** The arbiter at a shared table: its messages are frames, and who proposes must play the seat. */
import type { Seat, Shape } from '../../kernel/contract.ts'
import { type ArbiterEvent, step as arbitrate } from '../arbiter.ts'
import { HOST, type Effect as TableEffect } from '../docket.ts'
import type { Proposal } from '../messages.ts'
import { type ChannelId, say, strike } from './callers.ts'
import { QUEUE } from './patience.ts'
import type { Room, RoomStep } from './room.ts'
import { sound } from './sound.ts'
import { after } from './step.ts'

const mayWrite = ({ kind }: ArbiterEvent, { queue }: { readonly queue: readonly unknown[] }): boolean =>
  kind === 'propose' || (kind === 'stored' && queue.length > 0)

/** What the arbiter does on this event. */
export const judge = <G extends Shape>(flawed: Room<G>, event: ArbiterEvent): RoomStep<G> => {
  const room = mayWrite(event, flawed.docket) ? sound(flawed) : flawed
  const [docket, effects] = arbitrate(room.docket, event)
  const isOut = (effect: TableEffect): boolean => effect.kind === 'store' || effect.phone !== HOST
  return [
    { ...room, docket },
    effects.filter(isOut).map((effect) => (effect.kind === 'send' ? say(effect.phone, effect.message) : effect)),
  ]
}

/** The caller has spoken for a seat: for one that it never had no phone of ours speaks. */
const isForged = <G extends Shape>(room: Room<G>, channel: ChannelId, seat: Seat): boolean =>
  !room.docket.phones.get(channel)?.includes(seat) && !room.callers.get(channel)?.had.includes(seat)

const isFull = <G extends Shape>({ docket }: Room<G>, channel: ChannelId): boolean =>
  docket.queue.filter(({ phone }) => phone === channel).length >= QUEUE

/** A phone proposes. Refused where it has too many proposals waiting, and any taking back once the dealer's secret is told. */
export const propose = <G extends Shape>(room: Room<G>, channel: ChannelId, proposal: Proposal): RoomStep<G> => {
  const { seat, count, kind } = proposal
  const refuse = (code: string): RoomStep<G> => [
    room,
    [say(channel, { kind: 'refuse', seat, count, refusal: { code } })],
  ]
  if (isFull(room, channel)) return refuse('table.wait')
  // Everybody knows the whole deck once the secret is told.
  if ((kind === 'undo' || kind === 'redo') && room.isRevealed) return refuse('undo.reveal')
  const judged = judge(room, { kind: 'propose', phone: channel, proposal })
  return isForged(room, channel, seat) ? after(judged, (next) => strike(next, channel)) : judged
}
