/** Connection of two phones without a server: what both ends of a pairing do. */
import { ok, type Result, refuse } from '../../kernel/result.ts'
import type { Channel } from '../../table/phones/channel.ts'
import { createChannel } from '../dataChannel.ts'
import { makeSessionDescription, readSessionDescription, type SessionParameters } from './sessionDescription.ts'

/** Milliseconds in which a phone may look for its own addresses. Without a server to ask it takes a moment. */
const GATHERING_TIMEOUT = 3000

export interface PeerLink {
  readonly connection: RTCPeerConnection
  readonly data: RTCDataChannel
  /** Channel for what the phones agree on for the time after a break. */
  readonly notes: RTCDataChannel
  /** The first note of the other phone; there is only one. */
  readonly note: Promise<string>
}

/**
 * Connection with its data channels. Both sides open the same ones by their numbers, so neither has to wait for the
 * other's. No server is ever asked.
 */
export const createPeerLink = (): PeerLink => {
  const connection = new RTCPeerConnection({ iceServers: [] })
  const notes = connection.createDataChannel('notes', { negotiated: true, id: 1 })
  const note = new Promise<string>((resolve) => {
    notes.onmessage = ({ data }: MessageEvent<unknown>) => typeof data === 'string' && resolve(data)
  })
  return { connection, data: connection.createDataChannel('table', { negotiated: true, id: 0 }), notes, note }
}

const awaitCandidates = (connection: RTCPeerConnection): Promise<void> =>
  new Promise((resolve) => {
    const isComplete = () => connection.iceGatheringState === 'complete'
    connection.onicegatheringstatechange = () => isComplete() && resolve()
    setTimeout(resolve, isComplete() ? 0 : GATHERING_TIMEOUT)
  })

/** Whether the browser accepted the other phone's description; false if the connection was closed meanwhile. */
export const acceptsRemote = (
  connection: RTCPeerConnection,
  type: 'offer' | 'answer',
  essentials: SessionParameters,
): Promise<boolean> =>
  connection.setRemoteDescription({ type, sdp: makeSessionDescription(essentials) }).then(
    () => true,
    () => false,
  )

/** Begins to listen; resolves with the parameters that the other phone needs. */
export const describeLocal = async ({ connection }: PeerLink): Promise<Result<SessionParameters>> => {
  await connection.setLocalDescription()
  await awaitCandidates(connection)
  return readSessionDescription(connection.localDescription?.sdp ?? '')
}

/** Reconnects when this line breaks, as `Channel.onReturn` says. */
export type Reconnect = (line: PeerLink, onReturn: (channel: Channel) => void) => () => void

/** Resolves with the channel once it is open. Refused: `pairing.unreachable`, after so many milliseconds or if it closes. */
export const awaitOpenChannel = (
  link: PeerLink,
  reconnect: Reconnect,
  milliseconds?: number,
): Promise<Result<Channel>> =>
  new Promise((resolve) => {
    const { connection, data } = link
    const fail = () => {
      connection.close()
      resolve(refuse('pairing.unreachable'))
    }
    const timeout = milliseconds === undefined ? undefined : setTimeout(fail, milliseconds)
    data.onopen = () => {
      clearTimeout(timeout)
      const channel = createChannel(data, connection, () => connection.close())
      const onReturn = (handleReturn: (next: Channel) => void): (() => void) =>
        reconnect(link, (next) => {
          channel.close()
          handleReturn(next)
        })
      resolve(ok({ ...channel, onReturn }))
    }
    data.onclose = fail
  })
