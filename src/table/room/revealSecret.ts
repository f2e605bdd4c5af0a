/** Secret of a finished game, with which everybody may check the deal. */
import type { Shape } from '../../kernel/contract.ts'
import { type ChannelId, type ConnectionEffect, sendFrame } from './connectedPhones.ts'
import type { Room, RoomStep } from './roomState.ts'

/** Whether the game has ended for good: all of it was sent, and no phone may still have more of it (rule 24). */
const isGameOver = <G extends Shape>({ arbiter, recovery }: Room<G>): boolean => {
  const { log, told, isStoring } = arbiter
  const mayGoOn = recovery.listensSince !== null || recovery.asked !== null || recovery.offered !== null
  return log.replay.turn.kind === 'over' && !isStoring && told === log.loggedEntries.length && !mayGoOn
}

/** Dealer's secret for these phones, once the game has ended for good. */
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
