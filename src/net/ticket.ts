import { type Chance, guestIdOf, newCode, peerIdOf } from './code.ts'

/**
 * A phone's name on the PeerServer and the secret that goes with it. Who shows both takes the same name again, even while the server believes
 * that the old line still stands; so a ticket is kept with its game.
 */
export interface Ticket {
  readonly id: string
  readonly token: string
}

/** A host's ticket says its room too. */
export interface RoomTicket extends Ticket {
  readonly code: string
}

const BYTES = 16

export const chance: Chance = (count) => crypto.getRandomValues(new Uint8Array(count))
const secret = (): string => Array.from(chance(BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const newRoomTicket = (code: string = newCode(chance)): RoomTicket => ({
  code,
  id: peerIdOf(code),
  token: secret(),
})
export const newTicket = (code: string): Ticket => ({ id: guestIdOf(code, secret()), token: secret() })
