/** A phone at the table: runs a follower over a link, and says when a proposal is done. */
import type { Seat, Shape } from '../kernel/contract.ts'
import type { Entry } from '../kernel/log.ts'
import { no, ok, type Refusal, type Result, refuse } from '../kernel/result.ts'
import type { Follower } from './follower.ts'
import type { Link } from './link.ts'
import { newListeners } from './listeners.ts'
import type { Proposal, Propose, ToPhone } from './messages.ts'
import { propose, type Wish } from './propose.ts'
import { receive } from './receive.ts'

/** What has changed at the table. */
export interface Change<G extends Shape> {
  /** What happened, to be shown; each event once, at its echo where there is one. */
  readonly events: readonly G['event'][]
  /** Entries that are done now. */
  readonly done: readonly Entry[]
  /** Why own proposals were not done. */
  readonly refused: readonly Refusal[]
  /** How many own proposals are not done yet. */
  readonly pending: number
  /** Whether everything that is done is stored. */
  readonly saved: boolean
}

/** A proposal that was done; `saved` is false where nothing could be stored and play goes on all the same. */
export interface Done {
  readonly saved: boolean
}

export interface Phone<G extends Shape> {
  follower(): Follower<G>
  /** Resolves when the proposal is done, or with why it is not. The echo stands before this returns. */
  propose(seat: Seat, wish: Wish<G['action']>): Promise<Result<Done>>
  /** Calls the listener after every change; gives the function that ends it. */
  subscribe(listener: (change: Change<G>) => void): () => void
}

export const runPhone = <G extends Shape>(seated: Follower<G>, link: Link<Propose, ToPhone>): Phone<G> => {
  let follower = seated
  const listeners = newListeners<Change<G>>()
  const waiting = new Map<Proposal, (answer: Result<Done>) => void>()

  const tell = (told: Partial<Change<G>>): void => {
    const rest = { pending: follower.pending.length, saved: follower.isSaved }
    listeners.tell({ events: [], done: [], refused: [], ...told, ...rest })
  }
  const answer = (proposal: Proposal, result: Result<Done>): void => {
    waiting.get(proposal)?.(result)
    waiting.delete(proposal)
  }

  link.receive((message) => {
    const [next, news] = receive(follower, message)
    follower = next
    for (const proposal of news.done) answer(proposal, ok({ saved: follower.isSaved }))
    for (const [proposal, refusal] of news.refused) answer(proposal, no(refusal))
    tell({ events: news.events, done: news.entries, refused: news.refused.map(([, refusal]) => refusal) })
  })

  return {
    follower: () => follower,
    subscribe: listeners.subscribe,
    propose(seat, wish) {
      if (link.state() === 'closed') return Promise.resolve(refuse('table.closed'))
      const proposed = propose(follower, seat, wish)
      if (!proposed.ok) return Promise.resolve(proposed)
      const { proposal, events } = proposed.value
      follower = proposed.value.follower
      const done = new Promise<Result<Done>>((resolve) => waiting.set(proposal, resolve))
      link.send({ kind: 'propose', proposal })
      tell({ events })
      return done
    },
  }
}
