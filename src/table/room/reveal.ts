/** The game is over: everybody may check the deal. */
import type { Shape } from '../../kernel/contract.ts'
import { type ChannelId, type DoorEffect, say } from './callers.ts'
import type { Room, RoomStep } from './room.ts'

const isOver = <G extends Shape>({ docket }: Room<G>): boolean => {
  const { book, told, isStoring } = docket
  return book.replay.turn.kind === 'over' && !isStoring && told === book.lines.length
}

/** The dealer's secret for these phones, once all of the game is told. */
export const secretFor = <G extends Shape>(room: Room<G>, channels: Iterable<ChannelId>): readonly DoorEffect[] => {
  const { docket, secret } = room
  if (!docket.book.replay.header.deal || !isOver(room)) return []
  return [...channels].map((channel) => say(channel, { kind: 'reveal', secret }))
}

/** Tells all, once. */
export const revealed = <G extends Shape>(room: Room<G>): RoomStep<G> =>
  room.isRevealed || !isOver(room)
    ? [room, []]
    : [{ ...room, isRevealed: true }, secretFor(room, room.docket.phones.keys())]
