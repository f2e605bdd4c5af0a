export type LinkState = 'open' | 'closed'

/** One end of a line between two phones: whole messages, in order, each at most once. */
export interface Link<Sent, Received> {
  state(): LinkState
  /** Is lost where the link is closed. */
  send(message: Sent): void
  /** Hands over every message that comes from now on; there is one receiver. */
  receive(receiver: (message: Received) => void): void
  close(): void
}

/** Runs something later, in the order of the calls. */
export type Later = (run: () => void) => void

const soon: Later = (run) => void Promise.resolve().then(run)

/** Both ends of a link within one phone. A message never arrives before the call that sent it is over. */
export const memoryLinks = <A, B>(later: Later = soon): readonly [Link<A, B>, Link<B, A>] => {
  let state: LinkState = 'open'
  const end = <Sent, Received>(mine: { to(message: Received): void }, theirs: { to(message: Sent): void }) => ({
    state: () => state,
    send: (message: Sent) => later(() => state === 'open' && theirs.to(message)),
    receive: (receiver: (message: Received) => void) => {
      mine.to = receiver
    },
    close: () => {
      state = 'closed'
    },
  })
  const ofA = { to: (_: B): void => {} }
  const ofB = { to: (_: A): void => {} }
  return [end<A, B>(ofA, ofB), end<B, A>(ofB, ofA)]
}
