/**
 * Secrets of the peer ids at a PeerServer: a peer id is given again only to who shows the secret with which it was
 * taken. The PeerServer itself forgets a peer id with its phone; here it is kept after that. All of this is forgotten
 * with the process.
 */
import { createHash } from 'node:crypto'

/** Time for which a peer id is kept after its phone has gone: a game that is played once a week is found. */
const LIFE = 8 * 24 * 3_600_000
/** Most peer ids that are kept, and most of one address. Those of phones that are there do not count as too many. */
const MOST = 50_000
const MOST_OF_ADDRESS = 500
/** Longest peer id that is kept; those of the app are shorter. */
const MOST_LETTERS = 80

/** @typedef {{ readonly secret: string, readonly address: string | null, readonly since: number }} Kept */

const hashOf = (/** @type {string} */ secret) => createHash('sha256').update(secret).digest('base64')

/**
 * @param {() => number} now milliseconds
 * @param {(peerId: string) => boolean} isHere whether somebody has this peer id now
 */
export const keepPeerIds = (now, isHere) => {
  /** From the one that is of no use for longest. @type {Map<string, Kept>} */
  const peerIds = new Map()
  /** @type {Map<string, Set<string>>} */
  const byAddress = new Map()
  const forget = (/** @type {string} */ peerId) => {
    const { address = null } = peerIds.get(peerId) ?? {}
    peerIds.delete(peerId)
    const others = address === null ? undefined : byAddress.get(address)
    others?.delete(peerId)
    if (address !== null && others?.size === 0) byAddress.delete(address)
  }
  /**
   * Forgets the first ones whose phones are away, while there are too many.
   * @param {Map<string, Kept> | Set<string>} all @param {number} most
   */
  const makeRoom = (all, most) => {
    if (all.size <= most) return
    for (const peerId of all.keys()) {
      if (!isHere(peerId)) forget(peerId)
      if (all.size <= most) return
    }
  }
  const put = (/** @type {string} */ peerId, /** @type {Kept} */ kept) => {
    forget(peerId)
    peerIds.set(peerId, kept)
    makeRoom(peerIds, MOST)
    const { address } = kept
    if (address === null) return
    const others = byAddress.get(address) ?? new Set()
    byAddress.set(address, others.add(peerId))
    makeRoom(others, MOST_OF_ADDRESS)
  }
  return {
    /** Whether a phone with this secret may have this peer id. @param {string} peerId @param {string} secret */
    mayHave: (peerId, secret) => {
      const kept = peerIds.get(peerId)
      return !kept || kept.secret === hashOf(secret)
    },
    /**
     * Keeps a peer id for who shows this secret.
     * @param {string} peerId @param {string} secret @param {string | null} address of its phone; null if unknown
     */
    keep: (peerId, secret, address) => {
      if (peerId.length <= MOST_LETTERS) put(peerId, { secret: hashOf(secret), address, since: now() })
    },
    /** The phone of this peer id has gone: its time counts from now. @param {string} peerId */
    leave: (peerId) => {
      const kept = peerIds.get(peerId)
      if (kept) put(peerId, { ...kept, since: now() })
    },
    /** Forgets peer ids whose phones have been gone for long. */
    forgetOld: () => {
      for (const [peerId, { since }] of peerIds) if (now() - since >= LIFE && !isHere(peerId)) forget(peerId)
    },
  }
}
