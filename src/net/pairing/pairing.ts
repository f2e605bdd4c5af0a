/**
 * Pairing of two phones in one network without any server: one shows an offer, the other an answer, and both get a
 * channel. A browser with permission for a camera names its real addresses; one without names a made-up one that only
 * multicast resolves. So ask for the camera first.
 */
import { ok, type Result, refuse } from '../../kernel/result.ts'
import type { Channel } from '../../table/phones/channel.ts'
import { type CandidateAddress, formatHost } from './candidateAddress.ts'
import { makePairingText, readAnswerText, readOfferText } from './pairingText.ts'
import { acceptsRemote, awaitOpenChannel, createPeerLink, describeLocal } from './peerLink.ts'
import { awaitReconnect, reconnectToHost } from './reconnect.ts'
import type { SessionParameters } from './sessionDescription.ts'

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
    // The channel may open before the browser says that it took the answer.
    const opened = awaitOpenChannel(link, awaitReconnect, CONNECTING_TIMEOUT)
    const isAccepted = await acceptsRemote(connection, 'answer', answer)
    return isAccepted ? opened : refuse('pairing.unreachable')
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

/**
 * Milliseconds between two candidates. A path that leads nowhere is given up after some ten seconds; the next must come
 * before that.
 */
const CANDIDATE_PAUSE = 6000
/** First port of the candidates. Nobody listens at the ports from here on, and each path needs its own. */
const FIRST_CLOSED_PORT = 9

/**
 * Keeps ICE alive in Firefox, which gives a connection up for ever once all known paths have failed; but the host may
 * take minutes to read the answer. So a guest there is given another path from time to time, to a closed port of the
 * phone itself. Other browsers begin again by themselves.
 */
const keepIceAlive = (connection: RTCPeerConnection, ownAddress: CandidateAddress): void => {
  if (!navigator.userAgent.includes('Firefox/')) return
  let port = FIRST_CLOSED_PORT
  const timer = setInterval(() => {
    const isLooking = connection.connectionState === 'new' || connection.connectionState === 'connecting'
    if (!isLooking) return clearInterval(timer)
    const candidate = `candidate:${port} 1 udp 1 ${formatHost(ownAddress)} ${port} typ host`
    port += 1
    void connection.addIceCandidate({ candidate, sdpMid: '0' }).catch(() => clearInterval(timer))
  }, CANDIDATE_PAUSE)
}

/** Second step, on the guest's phone. Refused: what `readOfferText` refuses, and `pairing.noAddress`. */
export const createPairingAnswer = async (offer: string): Promise<Result<PairingAnswer>> => {
  const parsedOffer = readOfferText(offer)
  if (!parsedOffer.ok) return parsedOffer
  const link = createPeerLink()
  const { connection } = link
  if (!(await acceptsRemote(connection, 'offer', parsedOffer.value))) {
    connection.close()
    return refuse('pairing.damaged')
  }
  const channel = awaitOpenChannel(link, reconnectToHost)
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
