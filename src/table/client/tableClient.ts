/** Phone at the table: runs a follower over a link, and reports when a proposal is done. */
import type { Seat, Shape } from '../../kernel/contract.ts'
import type { Entry } from '../../kernel/log.ts'
import { err, ok, type Refusal, type Result, refuse } from '../../kernel/result.ts'
import { createListeners } from '../listeners.ts'
import type { MessageLink } from '../messageLink.ts'
import type { MessageToPhone, ProposeMessage } from '../proposalsAndCommits.ts'
import type { Follower } from './follower.ts'
import { createProposalPromises, type ProposalReceipt } from './proposalPromises.ts'
import { type PlayerIntent, proposeIntent } from './proposeIntent.ts'
import { receiveMessage } from './receiveMessage.ts'

/** Change at the table. */
export interface TableChange<G extends Shape> {
  /** Events to show, each once, with its echo if there is one. */
  readonly events: readonly G['event'][]
  /** Entries that are done now. */
  readonly done: readonly Entry[]
  /** Refusals of own proposals. */
  readonly refused: readonly Refusal[]
  /** Number of own proposals that are not done yet. */
  readonly pending: number
  /** Whether everything that is done is stored. */
  readonly saved: boolean
}

export interface TableClient<G extends Shape> {
  follower(): Follower<G>
  /** Resolves when the proposal is done, or with its refusal. The echo is made before this returns. */
  propose(seat: Seat, wish: PlayerIntent<G['action']>): Promise<Result<ProposalReceipt>>
  /** Calls the listener after every change; returns the function that unsubscribes it. */
  subscribe(listener: (change: TableChange<G>) => void): () => void
}

export const createTableClient = <G extends Shape>(
  initialFollower: Follower<G>,
  link: MessageLink<ProposeMessage, MessageToPhone>,
): TableClient<G> => {
  let follower = initialFollower
  const listeners = createListeners<TableChange<G>>()
  const promises = createProposalPromises()

  const notifyListeners = (changes: Partial<TableChange<G>>): void => {
    const status = { pending: follower.pending.length, saved: follower.isSaved }
    listeners.notify({ events: [], done: [], refused: [], ...changes, ...status })
  }

  link.receive((message) => {
    const [next, update] = receiveMessage(follower, message)
    follower = next
    for (const proposal of update.done) promises.resolve(proposal, ok({ saved: follower.isSaved }))
    for (const [proposal, refusal] of update.refused) promises.resolve(proposal, err(refusal))
    notifyListeners({
      events: update.events,
      done: update.entries,
      refused: update.refused.map(([, refusal]) => refusal),
    })
  })

  return {
    follower: () => follower,
    subscribe: listeners.subscribe,
    propose(seat, intent) {
      if (link.state() === 'closed') return Promise.resolve(refuse('table.closed'))
      const proposed = proposeIntent(follower, seat, intent)
      if (!proposed.ok) return Promise.resolve(proposed)
      const { proposal, events } = proposed.value
      const pendingBefore = follower.pending
      follower = proposed.value.follower
      const receipt = promises.wait(proposal, pendingBefore, follower.pending)
      link.send({ kind: 'propose', proposal })
      notifyListeners({ events })
      return receipt
    },
  }
}
