export type LinkState = 'open' | 'closed'

/** One end of a link between two phones: whole messages, in order, each at most once. */
export interface MessageLink<Sent, Received> {
  state(): LinkState
  /** Sends a message; it is lost if the link is closed. */
  send(message: Sent): void
  /** Sets the one receiver of every message that comes from now on. */
  receive(receiver: (message: Received) => void): void
  close(): void
}

/** Runs a function later, in the order of the calls. */
export type Scheduler = (run: () => void) => void

const asMicrotask: Scheduler = (run) => void Promise.resolve().then(run)

/** Both ends of a link within one phone. A message never arrives before the call that sent it has returned. */
export const createMemoryLinks = <A, B>(
  later: Scheduler = asMicrotask,
): readonly [MessageLink<A, B>, MessageLink<B, A>] => {
  let state: LinkState = 'open'
  const createEnd = <Sent, Received>(
    ownEnd: { to(message: Received): void },
    otherEnd: { to(message: Sent): void },
  ) => ({
    state: () => state,
    send: (message: Sent) => later(() => state === 'open' && otherEnd.to(message)),
    receive: (receiver: (message: Received) => void) => {
      ownEnd.to = receiver
    },
    close: () => {
      state = 'closed'
    },
  })
  const receiverA = { to: (_: B): void => {} }
  const receiverB = { to: (_: A): void => {} }
  return [createEnd<A, B>(receiverA, receiverB), createEnd<B, A>(receiverB, receiverA)]
}
