/** Secret of a finished game, with which everybody may check the deal. */
import type { Shape } from '../../kernel/contract.ts'
import { type ChannelId, type ConnectionEffect, sendFrame } from './callers.ts'
import type { Room, RoomStep } from './roomState.ts'

const isGameOver = <G extends Shape>({ arbiter }: Room<G>): boolean => {
  const { log, told, isStoring } = arbiter
  return log.replay.turn.kind === 'over' && !isStoring && told === log.loggedEntries.length
}

/** Dealer's secret for these phones, once all of the game was sent. */
export const sendSecret = <G extends Shape>(
  room: Room<G>,
  channels: Iterable<ChannelId>,
): readonly ConnectionEffect[] => {
  const { arbiter, secret } = room
  if (!arbiter.log.replay.header.deal || !isGameOver(room)) return []
  return [...channels].map((channel) => sendFrame(channel, { kind: 'reveal', secret }))
}

/** Sends the secret to all, once. */
export const revealSecret = <G extends Shape>(room: Room<G>): RoomStep<G> =>
  room.isRevealed || !isGameOver(room)
    ? [room, []]
    : [{ ...room, isRevealed: true }, sendSecret(room, room.arbiter.phones.keys())]
