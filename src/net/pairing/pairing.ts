/**
 * Two phones in one network find each other without any server: one shows an offer, the other an answer, and both have a channel. A browser
 * that was allowed a camera names its real addresses, one that was not a made-up name that only multicast resolves: ask for the camera first.
 */
import { ok, type Result, refuse } from '../../kernel/result.ts'
import type { Channel } from '../channel.ts'
import { channelOver } from '../dataChannel.ts'
import { type Essentials, essentialsOf, sdpOf } from './essentials.ts'
import { keepLooking } from './keepLooking.ts'
import { packed, readAnswer, readOffer } from './packed.ts'

/** How long a phone may look for its own addresses, in milliseconds. Without a server to ask it takes a moment. */
const GATHERING = 3000
/** How long two phones that know each other may take to connect. */
const CONNECTING = 20_000

export interface Offer {
  /** For the code that the guest reads. */
  readonly text: string
  /**
   * Takes the guest's answer, minutes later if need be. Refused and open for another try: what `readAnswer` refuses. Refused and over:
   * `pairing.unreachable` where the phones cannot reach each other.
   */
  accept(answer: string): Promise<Result<Channel>>
  /** Gives up what is not a channel yet; another answer is then `pairing.unreachable`. */
  cancel(): void
}

export interface Answer {
  /** For the code that the host reads. */
  readonly text: string
  /** Waits for the host without a limit. Refused: `pairing.unreachable`. */
  readonly channel: Promise<Result<Channel>>
  /** Gives up what is not a channel yet, which then never comes. */
  cancel(): void
}

interface Line {
  readonly connection: RTCPeerConnection
  readonly data: RTCDataChannel
}

/** Both sides open the same data channel by its number, so neither has to wait for the other's. No server is ever asked. */
const newLine = (): Line => {
  const connection = new RTCPeerConnection({ iceServers: [] })
  return { connection, data: connection.createDataChannel('table', { negotiated: true, id: 0 }) }
}

const gathered = (connection: RTCPeerConnection): Promise<void> =>
  new Promise((done) => {
    const isOver = () => connection.iceGatheringState === 'complete'
    connection.onicegatheringstatechange = () => isOver() && done()
    setTimeout(done, isOver() ? 0 : GATHERING)
  })

/** Whether the browser took what the other phone says of itself; not where the connection was given up meanwhile. */
const takes = (connection: RTCPeerConnection, type: 'offer' | 'answer', essentials: Essentials): Promise<boolean> =>
  connection.setRemoteDescription({ type, sdp: sdpOf(essentials) }).then(
    () => true,
    () => false,
  )

/** Begins to listen; what the other phone must know. */
const described = async ({ connection }: Line): Promise<Result<Essentials>> => {
  await connection.setLocalDescription()
  await gathered(connection)
  return essentialsOf(connection.localDescription?.sdp ?? '')
}

const opened = ({ connection, data }: Line, milliseconds?: number): Promise<Result<Channel>> =>
  new Promise((settle) => {
    const fail = () => {
      connection.close()
      settle(refuse('pairing.unreachable'))
    }
    const limit = milliseconds === undefined ? undefined : setTimeout(fail, milliseconds)
    data.onopen = () => {
      clearTimeout(limit)
      settle(ok(channelOver(data, connection, () => connection.close())))
    }
    data.onclose = fail
  })

/** The first step, on the host's phone; one offer for each guest. Refused: `pairing.noAddress`. */
export const makeOffer = async (): Promise<Result<Offer>> => {
  const line = newLine()
  const { connection } = line
  const essentials = await described(line)
  if (!essentials.ok) {
    connection.close()
    return essentials
  }
  const text = packed(essentials.value)
  let accepted: Promise<Result<Channel>> | undefined
  const connect = async (answer: Essentials): Promise<Result<Channel>> => {
    const taken = await takes(connection, 'answer', answer)
    return taken ? opened(line, CONNECTING) : refuse('pairing.unreachable')
  }
  const accept = async (answer: string): Promise<Result<Channel>> => {
    const found = readAnswer(answer, text)
    if (!found.ok) return found
    // A camera sees one code many times.
    accepted ??= connect(found.value)
    return accepted
  }
  return ok({ text, accept, cancel: () => line.data.readyState === 'connecting' && connection.close() })
}

/** The second step, on the guest's phone. Refused: what `readOffer` refuses, and `pairing.noAddress`. */
export const makeAnswer = async (offer: string): Promise<Result<Answer>> => {
  const host = readOffer(offer)
  if (!host.ok) return host
  const line = newLine()
  const { connection } = line
  if (!(await takes(connection, 'offer', host.value))) return refuse('pairing.damaged')
  const channel = opened(line)
  const essentials = await described(line)
  if (!essentials.ok) {
    connection.close()
    return essentials
  }
  const [own] = essentials.value.addresses
  if (own) keepLooking(connection, own)
  const text = packed(essentials.value, offer)
  return ok({ text, channel, cancel: () => line.data.readyState === 'connecting' && connection.close() })
}
