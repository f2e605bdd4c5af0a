/** Arbiter of a shared table: its messages are frames, and a proposing phone must play the seat. */
import type { Seat, Shape } from '../../kernel/contract.ts'
import { type ArbiterStep, HOST_PHONE, type ArbiterEffect as TableEffect } from '../arbiter/arbiterState.ts'
import { type ArbiterEvent, stepArbiter as arbitrate } from '../arbiter/stepArbiter.ts'
import type { Proposal } from '../proposalsAndCommits.ts'
import { addStrike, type ChannelId, sendFrame } from './connectedPhones.ts'
import { repairState } from './repairState.ts'
import type { Room, RoomStep } from './roomState.ts'
import { andThen } from './stepResult.ts'
import { MAX_QUEUED_PROPOSALS } from './timeoutsAndLimits.ts'

const canAppend = ({ kind }: ArbiterEvent, { queue }: { readonly queue: readonly unknown[] }): boolean =>
  kind === 'propose' || (kind === 'stored' && queue.length > 0)

/** Room after a step of its arbiter. */
export const withArbiterStep = <G extends Shape>(room: Room<G>, [arbiter, effects]: ArbiterStep<G>): RoomStep<G> => {
  const isForOutside = (effect: TableEffect): boolean => effect.kind === 'store' || effect.phone !== HOST_PHONE
  return [
    { ...room, arbiter },
    effects
      .filter(isForOutside)
      .map((effect) => (effect.kind === 'send' ? sendFrame(effect.phone, effect.message) : effect)),
  ]
}

/** Step of the room's arbiter. */
export const runArbiter = <G extends Shape>(uncheckedRoom: Room<G>, event: ArbiterEvent): RoomStep<G> => {
  const room = canAppend(event, uncheckedRoom.arbiter) ? repairState(uncheckedRoom) : uncheckedRoom
  return withArbiterStep(room, arbitrate(room.arbiter, event))
}

/** Whether the caller proposes for a seat that it never had: no phone of ours does. */
const isForged = <G extends Shape>(room: Room<G>, channel: ChannelId, seat: Seat): boolean =>
  !room.arbiter.phones.get(channel)?.includes(seat) && !room.callers.get(channel)?.formerSeats.includes(seat)

const isQueueFull = <G extends Shape>({ arbiter, recovery }: Room<G>, channel: ChannelId): boolean =>
  arbiter.queue.filter(({ phone }) => phone === channel).length +
    recovery.held.filter((held) => held.channel === channel).length >=
  MAX_QUEUED_PROPOSALS

const holdProposal = <G extends Shape>(room: Room<G>, channel: ChannelId, proposal: Proposal): Room<G> => ({
  ...room,
  recovery: { ...room.recovery, held: [...room.recovery.held, { channel, proposal }] },
})

/**
 * Whether phones may know the whole deck: the secret was sent, or may have been before this room was opened with a game
 * that was over.
 */
const mayBeRevealed = <G extends Shape>({ isRevealed, arbiter, recovery }: Room<G>): boolean =>
  isRevealed || (recovery.openedWith !== null && arbiter.log.replay.turn.kind === 'over')

/**
 * Takes a proposal of a phone. Refused if too many of its proposals wait, and any undo or redo once the dealer's secret
 * may have been sent.
 */
export const receiveProposal = <G extends Shape>(
  room: Room<G>,
  channel: ChannelId,
  proposal: Proposal,
): RoomStep<G> => {
  const { seat, count, kind } = proposal
  const refuse = (code: string): RoomStep<G> => [
    room,
    [sendFrame(channel, { kind: 'refuse', seat, count, refusal: { code } })],
  ]
  if (isQueueFull(room, channel)) return refuse('table.wait')
  if (room.recovery.listensSince !== null) return [holdProposal(room, channel, proposal), []]
  if ((kind === 'undo' || kind === 'redo') && mayBeRevealed(room)) return refuse('undo.reveal')
  const arbitrated = runArbiter(room, { kind: 'propose', phone: channel, proposal })
  return isForged(room, channel, seat) ? andThen(arbitrated, (next) => addStrike(next, channel)) : arbitrated
}
