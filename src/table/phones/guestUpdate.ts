/** What has come of an event at a guest's phone, for whoever shows it. */
import type { Shape } from '../../kernel/contract.ts'
import type { Entry } from '../../kernel/log.ts'
import type { Refusal } from '../../kernel/result.ts'
import type { Proposal } from '../messages.ts'
import type { PleaEnd } from '../room/frames.ts'
import type { GuestEffect } from '../room/guest.ts'
import type { DealerSecret } from '../store.ts'

export interface GuestNews<G extends Shape> {
  readonly events: readonly G['event'][]
  readonly entries: readonly Entry[]
  readonly done: readonly Proposal<G['action']>[]
  readonly refused: readonly (readonly [Proposal<G['action']> | null, Refusal])[]
  /** Seats of this phone that were refused or taken away, with why, or moved to another phone (null). */
  readonly lost: readonly (readonly [id: string, why: Refusal | null])[]
  readonly pleas: readonly PleaEnd[]
  /** The dealer's, once the game is over: the deal can be checked. */
  readonly secret: DealerSecret | null
}

export const NO_NEWS = {
  ...{ events: [], entries: [], done: [], refused: [] },
  ...{ lost: [], pleas: [], secret: null },
} as const

/** What is done outside, and told by the runner itself. */
interface Work {
  readonly kind: 'dial' | 'hangUp' | 'say' | 'store' | 'keep'
}

/** The news with one more effect of the step. */
export const heard = <G extends Shape>(news: GuestNews<G>, effect: Exclude<GuestEffect<G>, Work>): GuestNews<G> => {
  switch (effect.kind) {
    case 'happened':
      return { ...news, events: [...news.events, ...effect.events] }
    case 'done':
      return { ...news, done: [...news.done, ...effect.proposals] }
    case 'refused':
      return { ...news, refused: [...news.refused, [effect.proposal, effect.refusal]] }
    case 'unseated':
      return { ...news, lost: [...news.lost, [effect.id, effect.refusal]] }
    case 'moved':
      return { ...news, lost: [...news.lost, ...effect.ids.map((id) => [id, null] as const)] }
    case 'pleaEnded':
      return { ...news, pleas: [...news.pleas, effect.end] }
    case 'audit':
      return { ...news, secret: effect.secret }
  }
}
