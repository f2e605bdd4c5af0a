/** Connections that other phones have opened to a host, and which of them make room for the next. */

/** Connections of one phone: an old one may be dead without knowing while the next is made. */
const MOST_OF_ONE = 2
/** Connections of strangers that have not opened yet. */
const MOST_CONNECTING = 8
/** Attempts of one stranger a minute. All together are limited by who makes room: nobody can use up a sum of theirs. */
const MOST_ATTEMPTS = 30
/** Most strangers whose attempts are counted. */
const MOST_COUNTED = 1_000
const MINUTE = 60_000

interface Closable {
  close(): void
}

interface Call<C> {
  readonly connection: C
  readonly sender: string
  isOpen: boolean
}

export interface CallingPhones<C extends Closable> {
  /** Whether the phone of this name may begin to connect. Each attempt of a stranger counts. */
  canCall(sender: string): boolean
  /** Adds a connection. Where there are too many the one that began first is closed: of this phone, then of strangers. */
  add(connection: C, sender: string): void
  markOpen(connection: C): void
  /** The phone of this name has proved a seat: it counts as no stranger any more. */
  markSeated(sender: string): void
  remove(connection: C): void
  closeAll(): void
}

/** @param now milliseconds of a clock that never goes back */
export const createCallingPhones = <C extends Closable>(now: () => number): CallingPhones<C> => {
  const calls = new Map<C, Call<C>>()
  const seated = new Set<string>()
  let attempts = new Map<string, number>()
  let minuteBegan = now()
  const closeFirst = (isWanted: (call: Call<C>) => boolean, most: number): void => {
    const wanted = [...calls.values()].filter(isWanted)
    const [first] = wanted
    if (!first || wanted.length <= most) return
    calls.delete(first.connection)
    first.connection.close()
  }
  const countAttempt = (sender: string): number => {
    if (now() - minuteBegan >= MINUTE || attempts.size >= MOST_COUNTED) {
      attempts = new Map()
      minuteBegan = now()
    }
    const count = (attempts.get(sender) ?? 0) + 1
    attempts.set(sender, count)
    return count
  }
  return {
    canCall: (sender) => seated.has(sender) || countAttempt(sender) <= MOST_ATTEMPTS,
    add: (connection, sender) => {
      calls.set(connection, { connection, sender, isOpen: false })
      closeFirst((call) => call.sender === sender, MOST_OF_ONE)
      closeFirst((call) => !call.isOpen && !seated.has(call.sender), MOST_CONNECTING)
    },
    markOpen: (connection) => {
      const call = calls.get(connection)
      if (call) call.isOpen = true
    },
    markSeated: (sender) => void seated.add(sender),
    remove: (connection) => void calls.delete(connection),
    closeAll: () => {
      for (const connection of calls.keys()) connection.close()
    },
  }
}
