import type { Peer } from 'peerjs'
import * as v from 'valibot'

const MOST_SDP = 16_384
const idSchema = v.pipe(v.string(), v.regex(/^[\w -]{1,80}$/))
const sdpSchema = (type: 'offer' | 'answer') =>
  v.object({ type: v.literal(type), sdp: v.pipe(v.string(), v.maxLength(MOST_SDP)) })
const candidateSchema = v.looseObject({ candidate: v.pipe(v.string(), v.maxLength(1_024)) })
const dataSchema = v.literal('data')

const offerSchema = v.object({
  type: dataSchema,
  sdp: sdpSchema('offer'),
  connectionId: idSchema,
  label: idSchema,
  reliable: v.literal(true),
  serialization: v.literal('raw'),
})

/** Messages of the server, and of other phones through it. All others are dropped. */
const ServerMessage = v.variant('type', [
  v.object({ type: v.picklist(['OPEN', 'ID-TAKEN', 'INVALID-KEY']) }),
  v.object({ type: v.literal('ERROR'), payload: v.object({ msg: v.string() }) }),
  v.object({ type: v.picklist(['EXPIRE', 'LEAVE']), src: idSchema }),
  v.object({ type: v.literal('OFFER'), src: idSchema, payload: offerSchema }),
  v.object({
    type: v.literal('ANSWER'),
    src: idSchema,
    payload: v.object({ type: dataSchema, sdp: sdpSchema('answer'), connectionId: idSchema }),
  }),
  v.object({
    type: v.literal('CANDIDATE'),
    src: idSchema,
    payload: v.object({ type: dataSchema, candidate: candidateSchema, connectionId: idSchema }),
  }),
])
type ServerMessage = v.InferOutput<typeof ServerMessage>

export interface MessageAdmission {
  /** Whether the phone of this name may begin to connect. */
  canAdmit(sender: string): boolean
  /** The server sent back what this phone sent to itself: it knows us. */
  onEcho(): void
}

/**
 * Whether PeerJS may see a message. It stores messages of unknown connections for ever, and closes open channels on a
 * LEAVE: other phones must not cause either.
 */
const isMessageAllowed = (message: ServerMessage, peer: Peer, { canAdmit, onEcho }: MessageAdmission): boolean => {
  switch (message.type) {
    case 'LEAVE':
      if (message.src === peer.id) onEcho()
      return false
    case 'OFFER':
      return canAdmit(message.src) && !peer.getConnection(message.src, message.payload.connectionId)
    case 'ANSWER':
    case 'CANDIDATE':
      return !!peer.getConnection(message.src, message.payload.connectionId)
    default:
      return true
  }
}

/**
 * Filter between the PeerServer and PeerJS, which trusts what it reads: a malformed message throws where nobody can
 * catch it.
 */
export const filterServerMessages = (peer: Peer, admission: MessageAdmission): void => {
  const peerListeners = peer.socket.listeners('message')
  peer.socket.removeAllListeners('message')
  peer.socket.on('message', (received: unknown) => {
    const parsed = v.safeParse(ServerMessage, received)
    if (!parsed.success || !isMessageAllowed(parsed.output, peer, admission)) return
    for (const listener of peerListeners) listener(parsed.output)
  })
}
