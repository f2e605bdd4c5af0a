import type { Peer } from 'peerjs'
import * as v from 'valibot'

const MOST_SDP = 16_384
const id = v.pipe(v.string(), v.regex(/^[\w -]{1,80}$/))
const sdp = (type: 'offer' | 'answer') =>
  v.object({ type: v.literal(type), sdp: v.pipe(v.string(), v.maxLength(MOST_SDP)) })
const candidate = v.looseObject({ candidate: v.pipe(v.string(), v.maxLength(1_024)) })
const data = v.literal('data')

const Offer = v.object({
  type: data,
  sdp: sdp('offer'),
  connectionId: id,
  label: id,
  reliable: v.literal(true),
  serialization: v.literal('raw'),
})

/** The server's own words, and what other phones send through it. Whatever else comes is nobody's. */
const Message = v.variant('type', [
  v.object({ type: v.picklist(['OPEN', 'ID-TAKEN', 'INVALID-KEY']) }),
  v.object({ type: v.literal('ERROR'), payload: v.object({ msg: v.string() }) }),
  v.object({ type: v.picklist(['EXPIRE', 'LEAVE']), src: id }),
  v.object({ type: v.literal('OFFER'), src: id, payload: Offer }),
  v.object({
    type: v.literal('ANSWER'),
    src: id,
    payload: v.object({ type: data, sdp: sdp('answer'), connectionId: id }),
  }),
  v.object({ type: v.literal('CANDIDATE'), src: id, payload: v.object({ type: data, candidate, connectionId: id }) }),
])
type Message = v.InferOutput<typeof Message>

export interface Admission {
  /** Whether one more phone may begin to connect. */
  mayCome(): boolean
  /** The server sent back what was sent to ourselves: it knows us. */
  echoed(): void
}

/** PeerJS keeps what belongs to no connection for ever, and ends open channels because a LEAVE says so: neither is for others to ask. */
const passes = (message: Message, peer: Peer, { mayCome, echoed }: Admission): boolean => {
  switch (message.type) {
    case 'LEAVE':
      if (message.src === peer.id) echoed()
      return false
    case 'OFFER':
      return mayCome() && !peer.getConnection(message.src, message.payload.connectionId)
    case 'ANSWER':
    case 'CANDIDATE':
      return !!peer.getConnection(message.src, message.payload.connectionId)
    default:
      return true
  }
}

/** Stands between the PeerServer and PeerJS, which trusts what it reads: a wrong word there is an exception that nobody can catch. */
export const guard = (peer: Peer, admission: Admission): void => {
  const trusting = peer.socket.listeners('message')
  peer.socket.removeAllListeners('message')
  peer.socket.on('message', (received: unknown) => {
    const read = v.safeParse(Message, received)
    if (!read.success || !passes(read.output, peer, admission)) return
    for (const listener of trusting) listener(read.output)
  })
}
