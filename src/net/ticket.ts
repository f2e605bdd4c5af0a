import { createRoomCode, guestPeerId, hostPeerId, type RandomBytes } from './roomCode.ts'

/**
 * Peer id of a phone, under which the PeerServer knows it, and its secret. A phone that shows both gets the same peer id
 * again, even while the server believes that the old connection still exists; so a ticket is stored with its game.
 */
export interface Ticket {
  readonly id: string
  readonly token: string
}

/** Ticket of a host, which includes the room's code. */
export interface RoomTicket extends Ticket {
  readonly code: string
}

const BYTES = 16

export const randomBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count))
const createSecret = (): string => Array.from(randomBytes(BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const createRoomTicket = (code: string = createRoomCode(randomBytes)): RoomTicket => ({
  code,
  id: hostPeerId(code),
  token: createSecret(),
})
export const createTicket = (code: string): Ticket => ({ id: guestPeerId(code, createSecret()), token: createSecret() })
