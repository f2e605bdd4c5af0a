import { no, ok, type Result } from '../kernel/result.ts'
import type { Channel } from './channel.ts'
import { peerIdOf } from './code.ts'
import { keepLine } from './line.ts'
import { dial, type Meeting, openPeer, settle, type Trouble, troubleOf } from './peer.ts'
import { newTicket, type Ticket } from './ticket.ts'

/** A guest needs the PeerServer for the handshake alone; late candidates may still come in this time. */
const LINGER = 5_000

/**
 * Dials the room of a code: an open channel to its host, or why there is none. Every call is a fresh connection; with the ticket of an earlier
 * one the phone goes by the same name.
 * @param code as `readCode` gives it @param given ends the attempt: one that began while the network was gone may wait long for nothing
 */
export const joinRoom = async (
  meeting: Meeting,
  code: string,
  ticket: Ticket = newTicket(code),
  given?: AbortSignal,
): Promise<Result<Channel, Trouble>> => {
  const peer = await openPeer(meeting, ticket, { mayCome: () => false, echoed: () => line.heard() })
  let answer: (result: Result<Channel, Trouble>) => void = () => {}
  const joined = new Promise<Result<Channel, Trouble>>((resolve) => {
    answer = resolve
  })
  const line = keepLine(peer, (state) => {
    line.stop()
    const connection = state === 'open' && dial(peer, peerIdOf(code))
    if (!connection) return answer(no('no-server'))
    settle(
      connection,
      (channel) => answer(channel ? ok(channel) : no('no-way')),
      () => peer.destroy(),
    )
  })
  peer.on('error', ({ type }) => {
    const trouble = troubleOf(type)
    if (trouble) answer(no(trouble))
  })
  const giveUp = (): void => answer(no(line.state() === 'open' ? 'no-way' : 'no-server'))
  given?.addEventListener('abort', giveUp)
  if (given?.aborted) giveUp()
  const result = await joined
  given?.removeEventListener('abort', giveUp)
  line.stop()
  if (result.ok) setTimeout(() => peer.disconnect(), LINGER)
  else peer.destroy()
  return result
}
