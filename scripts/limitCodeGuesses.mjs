/**
 * How many codes may be guessed at a PeerServer. A code is six characters, and whoever finds one is at its table. All of
 * this is kept in memory, and forgotten with the process.
 */
const MINUTE = 60_000
/** Peer ids that nobody has, which one socket may dial a minute. A phone dials one. */
const SOCKET_TRIES = 20
/**
 * Peer ids that all phones of one address may dial in vain a minute, or open: thirty tables in a school, each with a
 * code that is typed wrongly three times.
 */
const ADDRESS_TRIES = 120
/** Rooms that an address has opened or found which are remembered, and for how long: longer than an evening. */
const MOST_ROOMS = 500
const ROOMS_LIFE = 12 * 3_600_000

/** Peer ids that phones make up for themselves (`guestPeerId` of src/net/roomCode.ts): nobody can guess them. */
export const isGuest = (/** @type {string} */ peerId) => /-[0-9a-f]{32}$/.test(peerId)

/** Addresses of this machine and of private networks, where a proxy may be that says for whom it asks. */
const PRIVATE = /^(::1$|f[cd]|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/
const OWN = /^(::1$|127\.)/

/** The network of an address of IPv6: its first four groups of eight. @param {string} address */
const networkOf = (address) => {
  const [head = '', tail] = address.split('::').map((groups) => groups.split(':').filter(Boolean))
  const zeros = tail ? Array(Math.max(0, 8 - head.length - tail.length)).fill('0') : []
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')
}

/**
 * Address of a phone, for its limit. Null where something on this machine asks and does not say for whom: behind such a
 * proxy all phones would count as one.
 * @param {import('node:http').IncomingMessage} request
 */
export const addressOf = ({ socket, headers }) => {
  const direct = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const named = PRIVATE.test(direct) ? String(headers['x-forwarded-for'] ?? '').split(',') : []
  const address = named.at(-1)?.trim() || direct
  if (OWN.test(address)) return null
  return address.includes(':') ? networkOf(address) : address
}

/**
 * Peer ids tried in vain within a minute, `most` at most. One that is among them may be tried again.
 * @param {number} most @param {() => number} now milliseconds
 */
const countTries = (most, now) => {
  /** @type {Set<string>} */
  const peerIds = new Set()
  let since = now()
  return {
    since: () => since,
    /** @param {string} peerId */
    may: (peerId) => {
      if (now() - since >= MINUTE) {
        peerIds.clear()
        since = now()
      }
      return peerIds.size < most || peerIds.has(peerId)
    },
    /** @param {string} peerId */
    add: (peerId) => void peerIds.add(peerId),
  }
}

/**
 * Remembers a room; the one that was of no use for longest is forgotten.
 * @param {Set<string>} rooms @param {string} peerId
 */
const remember = (rooms, peerId) => {
  rooms.delete(peerId)
  rooms.add(peerId)
  const [oldest = ''] = rooms
  if (rooms.size > MOST_ROOMS) rooms.delete(oldest)
}

/**
 * @param {() => number} now milliseconds
 * @param {(peerId: string) => boolean} isHere whether somebody has this peer id now
 */
export const limitCodeGuesses = (now, isHere) => {
  const newVisitor = () => ({ tries: countTries(ADDRESS_TRIES, now), rooms: new Set() })
  /** What phones of each address did. @type {Map<string, ReturnType<typeof newVisitor>>} */
  const visitors = new Map()
  /** @param {string | null} address */
  const visitorAt = (address) => {
    if (address === null) return null
    const visitor = visitors.get(address) ?? newVisitor()
    visitors.set(address, visitor)
    return visitor
  }
  return {
    /** Forgets addresses of which nothing was heard for long. */
    forgetOld: () => {
      for (const [address, { tries, rooms }] of visitors)
        if (now() - tries.since() >= (rooms.size > 0 ? ROOMS_LIFE : MINUTE)) visitors.delete(address)
    },
    /**
     * Whether a phone may take this peer id, which is a guess too: the PeerServer says whether somebody has it.
     * @param {import('node:http').IncomingMessage} request
     * @param {string} peerId
     * @param {boolean} isTaken whether it is another phone's
     */
    mayOpen: (request, peerId, isTaken) => {
      const visitor = isGuest(peerId) ? null : visitorAt(addressOf(request))
      if (!visitor || visitor.rooms.has(peerId)) return true
      if (!visitor.tries.may(peerId)) return false
      visitor.tries.add(peerId)
      if (!isTaken) remember(visitor.rooms, peerId)
      return true
    },
    /**
     * A socket's judge of the peer ids that it dials.
     * @param {import('node:http').IncomingMessage} request
     * @returns {(peerId: string) => boolean} whether it may dial this peer id now
     */
    dialler: (request) => {
      const address = addressOf(request)
      const own = countTries(SOCKET_TRIES, now)
      return (peerId) => {
        if (isGuest(peerId)) return true
        const visitor = visitorAt(address)
        const tries = visitor ? [own, visitor.tries] : [own]
        const isKnown = visitor?.rooms.has(peerId) === true
        // What exists is not dialled either, for that is what whoever guesses wants to know.
        if (!isKnown && !tries.every((one) => one.may(peerId))) return false
        if (!isHere(peerId)) for (const one of isKnown ? [] : tries) one.add(peerId)
        else if (visitor) remember(visitor.rooms, peerId)
        return true
      }
    },
  }
}
