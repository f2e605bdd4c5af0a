/** Seats whose phones came by codes, as the host notes them: such a phone, once closed, comes back by codes alone. */
import type { Seat, Shape } from '#src/kernel/contract.ts'
import type { SharedTableStage } from '#src/table/phones/sharedTableStage.ts'
import type { ChannelId } from '#src/table/room/connectedPhones.ts'
import type { Room } from '#src/table/room/roomState.ts'
import { isSeatHere, silenceOf } from '#src/table/room/standIns.ts'
import { STAND_IN_DELAY } from '#src/table/room/timeoutsAndLimits.ts'

export interface PairedSeatNotes {
  /** Notes a channel that people have paired, or that came by itself in the place of one. */
  addChannel(channel: ChannelId | null): void
  /** Notes which seats have proved themselves, and on which channels. Called after each change of the stage. */
  update<G extends Shape>(stage: SharedTableStage<G>): void
  /** Whether this seat's phone came by codes the last time. */
  has(seatId: string): boolean
}

/**
 * Notes of the seats whose phones came by codes; `known` from before this page was opened. `onChange` gets all of them
 * whenever they are others.
 */
export const createPairedSeatNotes = (
  known: readonly string[] = [],
  onChange: (seatIds: readonly string[]) => void = () => {},
): PairedSeatNotes => {
  const channels = new Set<ChannelId>()
  const seatIds = new Set(known)
  return {
    addChannel: (channel) => {
      if (channel !== null) channels.add(channel)
    },
    update: (stage) => {
      const { callers } = stage.at === 'lobby' ? stage.lobby : stage.room
      const before = String([...seatIds])
      for (const [channel, { ids }] of callers)
        for (const id of ids ?? []) {
          if (channels.has(channel)) seatIds.add(id)
          else seatIds.delete(id)
        }
      if (String([...seatIds]) !== before) onChange([...seatIds])
    },
    has: (seatId) => seatIds.has(seatId),
  }
}

/** Whether the seat's phone has hung up, or was silent for longer than one that dials anew. */
const isGone = <G extends Shape>(room: Room<G>, seat: Seat): boolean => {
  const hasChannel = [...room.callers.values()].some(({ ids }) => ids?.includes(room.keys[seat]?.id ?? ''))
  return !isSeatHere(room, seat) && (!hasChannel || silenceOf(room, seat) >= STAND_IN_DELAY)
}

/** Seats whose phones come by codes alone, and those of them whose phones are gone. */
export interface PairedSeats {
  readonly all: readonly Seat[]
  readonly gone: readonly Seat[]
}

export const NO_PAIRED_SEATS: PairedSeats = { all: [], gone: [] }

/** `isShut`: there is no room on a server, so that every phone comes by codes. */
export const pairedSeatsOf = <G extends Shape>(room: Room<G>, notes: PairedSeatNotes, isShut: boolean): PairedSeats => {
  const all = room.keys.flatMap(({ id }, seat) => (isShut || notes.has(id) ? [seat] : []))
  return { all, gone: all.filter((seat) => isGone(room, seat)) }
}
