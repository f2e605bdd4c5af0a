/**
 * Secrets of the names at a PeerServer: a name is given again only to who shows the secret with which it was taken. The
 * PeerServer itself forgets a name with its phone; here it is kept after that. All of this is forgotten with the
 * process.
 */
import { createHash } from 'node:crypto'

/** Time for which a name is kept after its phone has gone: a game that is played once a week is found. */
const LIFE = 8 * 24 * 3_600_000
/** Most names that are kept, and most of one address. Those of phones that are there do not count as too many. */
const MOST = 50_000
const MOST_OF_ADDRESS = 500
/** Longest name that is kept; those of the app are shorter. */
const MOST_LETTERS = 80

/** @typedef {{ readonly secret: string, readonly address: string | null, readonly since: number }} Kept */

const hashOf = (/** @type {string} */ secret) => createHash('sha256').update(secret).digest('base64')

/**
 * @param {() => number} now milliseconds
 * @param {(name: string) => boolean} isHere whether somebody has this name now
 */
export const keepNames = (now, isHere) => {
  /** From the one that is of no use for longest. @type {Map<string, Kept>} */
  const names = new Map()
  /** @type {Map<string, Set<string>>} */
  const byAddress = new Map()
  const forget = (/** @type {string} */ name) => {
    const { address = null } = names.get(name) ?? {}
    names.delete(name)
    const others = address === null ? undefined : byAddress.get(address)
    others?.delete(name)
    if (address !== null && others?.size === 0) byAddress.delete(address)
  }
  /**
   * Forgets the first ones whose phones are away, while there are too many.
   * @param {Map<string, Kept> | Set<string>} all @param {number} most
   */
  const makeRoom = (all, most) => {
    if (all.size <= most) return
    for (const name of all.keys()) {
      if (!isHere(name)) forget(name)
      if (all.size <= most) return
    }
  }
  const put = (/** @type {string} */ name, /** @type {Kept} */ kept) => {
    forget(name)
    names.set(name, kept)
    makeRoom(names, MOST)
    const { address } = kept
    if (address === null) return
    const others = byAddress.get(address) ?? new Set()
    byAddress.set(address, others.add(name))
    makeRoom(others, MOST_OF_ADDRESS)
  }
  return {
    /** Whether a phone with this secret may have this name. @param {string} name @param {string} secret */
    mayHave: (name, secret) => {
      const kept = names.get(name)
      return !kept || kept.secret === hashOf(secret)
    },
    /**
     * Keeps a name for who shows this secret.
     * @param {string} name @param {string} secret @param {string | null} address of its phone; null if unknown
     */
    keep: (name, secret, address) => {
      if (name.length <= MOST_LETTERS) put(name, { secret: hashOf(secret), address, since: now() })
    },
    /** The phone of this name has gone: its time counts from now. @param {string} name */
    leave: (name) => {
      const kept = names.get(name)
      if (kept) put(name, { ...kept, since: now() })
    },
    /** Forgets names whose phones have been gone for long. */
    forgetOld: () => {
      for (const [name, { since }] of names) if (now() - since >= LIFE && !isHere(name)) forget(name)
    },
  }
}
