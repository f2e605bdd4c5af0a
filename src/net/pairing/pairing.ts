/**
 * Pairing of two phones in one network without any server: one shows an offer, the other an answer, and both get a
 * channel. A browser with permission for a camera names its real addresses; one without names a made-up one that only
 * multicast resolves. So ask for the camera first.
 */
import { ok, type Result, refuse } from '../../kernel/result.ts'
import type { Channel } from '../channel.ts'
import { createChannel } from '../dataChannel.ts'
import { keepIceAlive } from './keepIceAlive.ts'
import { makePairingText, readAnswerText, readOfferText } from './pairingText.ts'
import { makeSessionDescription, readSessionDescription, type SessionParameters } from './sessionDescription.ts'

/** Milliseconds in which a phone may look for its own addresses. Without a server to ask it takes a moment. */
const GATHERING_TIMEOUT = 3000
/** Milliseconds in which two phones that know each other may connect. */
const CONNECTING_TIMEOUT = 20_000

export interface PairingOffer {
  /** Text for the code that the guest reads. */
  readonly text: string
  /**
   * Takes the guest's answer, minutes later if need be. Refused and open for another try: what `readAnswerText`
   * refuses. Refused and over: `pairing.unreachable` if the phones cannot reach each other.
   */
  accept(answer: string): Promise<Result<Channel>>
  /** Cancels unless there is a channel already; another answer is then `pairing.unreachable`. */
  cancel(): void
}

export interface PairingAnswer {
  /** Text for the code that the host reads. */
  readonly text: string
  /** Channel to the host, for which it waits without a limit. Refused: `pairing.unreachable`. */
  readonly channel: Promise<Result<Channel>>
  /** Cancels unless there is a channel already; then none ever comes. */
  cancel(): void
}

interface PeerLink {
  readonly connection: RTCPeerConnection
  readonly data: RTCDataChannel
}

/**
 * Connection with a data channel. Both sides open the same one by its number, so neither has to wait for the other's.
 * No server is ever asked.
 */
const createPeerLink = (): PeerLink => {
  const connection = new RTCPeerConnection({ iceServers: [] })
  return { connection, data: connection.createDataChannel('table', { negotiated: true, id: 0 }) }
}

const awaitCandidates = (connection: RTCPeerConnection): Promise<void> =>
  new Promise((resolve) => {
    const isComplete = () => connection.iceGatheringState === 'complete'
    connection.onicegatheringstatechange = () => isComplete() && resolve()
    setTimeout(resolve, isComplete() ? 0 : GATHERING_TIMEOUT)
  })

/** Whether the browser accepted the other phone's description; false if the connection was closed meanwhile. */
const acceptsRemote = (
  connection: RTCPeerConnection,
  type: 'offer' | 'answer',
  essentials: SessionParameters,
): Promise<boolean> =>
  connection.setRemoteDescription({ type, sdp: makeSessionDescription(essentials) }).then(
    () => true,
    () => false,
  )

/** Begins to listen; resolves with the parameters that the other phone needs. */
const describeLocal = async ({ connection }: PeerLink): Promise<Result<SessionParameters>> => {
  await connection.setLocalDescription()
  await awaitCandidates(connection)
  return readSessionDescription(connection.localDescription?.sdp ?? '')
}

const awaitOpenChannel = ({ connection, data }: PeerLink, milliseconds?: number): Promise<Result<Channel>> =>
  new Promise((resolve) => {
    const fail = () => {
      connection.close()
      resolve(refuse('pairing.unreachable'))
    }
    const timeout = milliseconds === undefined ? undefined : setTimeout(fail, milliseconds)
    data.onopen = () => {
      clearTimeout(timeout)
      resolve(ok(createChannel(data, connection, () => connection.close())))
    }
    data.onclose = fail
  })

/** First step, on the host's phone; one offer for each guest. Refused: `pairing.noAddress`. */
export const createPairingOffer = async (): Promise<Result<PairingOffer>> => {
  const link = createPeerLink()
  const { connection } = link
  const localParameters = await describeLocal(link)
  if (!localParameters.ok) {
    connection.close()
    return localParameters
  }
  const text = makePairingText(localParameters.value)
  let connecting: Promise<Result<Channel>> | undefined
  const connect = async (answer: SessionParameters): Promise<Result<Channel>> => {
    const isAccepted = await acceptsRemote(connection, 'answer', answer)
    return isAccepted ? awaitOpenChannel(link, CONNECTING_TIMEOUT) : refuse('pairing.unreachable')
  }
  const accept = async (answer: string): Promise<Result<Channel>> => {
    const parsedAnswer = readAnswerText(answer, text)
    if (!parsedAnswer.ok) return parsedAnswer
    // A camera reads one code many times.
    connecting ??= connect(parsedAnswer.value)
    return connecting
  }
  return ok({ text, accept, cancel: () => link.data.readyState === 'connecting' && connection.close() })
}

/** Second step, on the guest's phone. Refused: what `readOfferText` refuses, and `pairing.noAddress`. */
export const createPairingAnswer = async (offer: string): Promise<Result<PairingAnswer>> => {
  const parsedOffer = readOfferText(offer)
  if (!parsedOffer.ok) return parsedOffer
  const link = createPeerLink()
  const { connection } = link
  if (!(await acceptsRemote(connection, 'offer', parsedOffer.value))) return refuse('pairing.damaged')
  const channel = awaitOpenChannel(link)
  const localParameters = await describeLocal(link)
  if (!localParameters.ok) {
    connection.close()
    return localParameters
  }
  const [ownAddress] = localParameters.value.addresses
  if (ownAddress) keepIceAlive(connection, ownAddress)
  const text = makePairingText(localParameters.value, offer)
  return ok({ text, channel, cancel: () => link.data.readyState === 'connecting' && connection.close() })
}
