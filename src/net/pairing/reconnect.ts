/**
 * A second line that two paired phones keep ready, because nobody could carry an offer between them once the first one
 * has broken. They exchange it over the first: all of an offer and its answer, but neither is told an address to try. So
 * nothing is sent on it, for as long as it may take. When the first line breaks, the guest tries the addresses of the
 * host, again and again; the host listens, and knows whom it hears by the password of the answer.
 */
import type { Channel } from '../../table/phones/channel.ts'
import { makePairingText, readAnswerText, readOfferText } from './pairingText.ts'
import {
  acceptsRemote,
  awaitOpenChannel,
  createPeerLink,
  describeLocal,
  type PeerLink,
  type Reconnect,
} from './peerLink.ts'
import { candidatesOf, type SessionParameters } from './sessionDescription.ts'

/** Milliseconds for which a line must have been open: who breaks its lines all the time gets few. */
const PROVING_TIME = 3000
/** Milliseconds between two looks at the first line, and between two attempts; and most attempts, some ten minutes. */
const RETRY_DELAY = 3000
const MOST_ATTEMPTS = 200

/**
 * Firefox gives a line up for ever that has had no address to try for some seconds (`keepIceAlive`): it gets no second
 * line.
 */
const canWait = (): boolean => !navigator.userAgent.includes('Firefox/')

const withoutAddresses = (parameters: SessionParameters): SessionParameters => ({ ...parameters, addresses: [] })

const sendNote = ({ notes }: PeerLink, text: string): void => {
  const send = (): void => {
    if (notes.readyState === 'open') notes.send(text)
  }
  if (notes.readyState === 'connecting') notes.onopen = send
  else send()
}

/** Hands the next line on when it has opened, which may be never. */
const handOn = async (
  next: PeerLink,
  reconnect: Reconnect,
  isOver: () => boolean,
  onReturn: (channel: Channel) => void,
): Promise<void> => {
  const opened = await awaitOpenChannel(next, reconnect)
  if (opened.ok && isOver()) opened.value.close()
  else if (opened.ok) onReturn(opened.value)
}

/** Runs one end of the next line. `prepare` exchanges the notes; `stop` ends all that has not become a channel. */
const keepNext = (
  reconnect: Reconnect,
  onReturn: (channel: Channel) => void,
  prepare: (next: PeerLink, isOver: () => boolean) => Promise<boolean>,
  delay: number,
): (() => void) => {
  let isOver = false
  let next: PeerLink | null = null
  const stop = (): void => {
    isOver = true
    clearTimeout(timer)
    next?.connection.close()
  }
  const begin = async (): Promise<void> => {
    if (!canWait()) return
    const made = createPeerLink()
    next = made
    void handOn(
      made,
      reconnect,
      () => isOver,
      (channel) => {
        next = null
        onReturn(channel)
      },
    )
    // Stopped meanwhile, its connection throws.
    if (!(await prepare(made, () => isOver).catch(() => false))) stop()
  }
  const timer = setTimeout(() => void begin(), delay)
  return stop
}

/** The host's end: it makes the offer, and listens. */
export const awaitReconnect: Reconnect = (line, onReturn) =>
  keepNext(
    awaitReconnect,
    onReturn,
    async (next) => {
      const local = await describeLocal(next)
      if (!local.ok) return false
      const offer = makePairingText(local.value)
      sendNote(line, offer)
      const answer = readAnswerText(await line.note, offer)
      return answer.ok && acceptsRemote(next.connection, 'answer', withoutAddresses(answer.value))
    },
    PROVING_TIME,
  )

/** Tries the host's addresses while the first line is broken. Returns when the next line is open or given up. */
const seekHost = async (
  line: PeerLink,
  next: PeerLink,
  host: SessionParameters,
  isOver: () => boolean,
): Promise<void> => {
  for (let attempts = 0; attempts < MOST_ATTEMPTS && !isOver() && next.data.readyState === 'connecting'; ) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
    if (line.connection.connectionState === 'connected') continue
    attempts += 1
    // An address that was tried in vain is tried again only as a later one.
    for (const candidate of candidatesOf(host))
      await next.connection
        .addIceCandidate({ candidate: `${candidate} generation ${attempts}`, sdpMid: '0' })
        .catch(() => undefined)
  }
}

/** The guest's end: it answers, and calls when the first line is broken. */
export const reconnectToHost: Reconnect = (line, onReturn) =>
  keepNext(
    reconnectToHost,
    onReturn,
    async (next, isOver) => {
      const text = await line.note
      const offer = readOfferText(text)
      if (!offer.ok || !(await acceptsRemote(next.connection, 'offer', withoutAddresses(offer.value)))) return false
      const local = await describeLocal(next)
      if (!local.ok) return false
      sendNote(line, makePairingText(local.value, text))
      await seekHost(line, next, offer.value, isOver)
      return next.data.readyState !== 'connecting'
    },
    0,
  )
