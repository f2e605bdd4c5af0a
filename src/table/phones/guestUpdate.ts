/** Update of a guest's phone after an event, for whoever shows it. */
import type { Shape } from '../../kernel/contract.ts'
import type { Entry } from '../../kernel/log.ts'
import type { Refusal } from '../../kernel/result.ts'
import type { DealerSecret } from '../logStore.ts'
import type { Proposal } from '../proposalsAndCommits.ts'
import type { ConsentOutcome } from '../room/frames.ts'
import type { GuestEffect, StandInReport } from '../room/guest/guestState.ts'

export interface GuestUpdate<G extends Shape> {
  readonly events: readonly G['event'][]
  readonly entries: readonly Entry[]
  readonly done: readonly Proposal<G['action']>[]
  readonly refused: readonly (readonly [Proposal<G['action']> | null, Refusal])[]
  /** Seats of this phone that were refused or taken away, with the reason, or moved to another phone (null). */
  readonly lost: readonly (readonly [id: string, why: Refusal | null])[]
  readonly pleas: readonly ConsentOutcome[]
  /** Seats of this phone that others have played. */
  readonly stood: readonly StandInReport[]
  /** Dealer's secret, once the game is over: the deal can be checked. */
  readonly secret: DealerSecret | null
}

export const NO_GUEST_UPDATE = {
  ...{ events: [], entries: [], done: [], refused: [] },
  ...{ lost: [], pleas: [], stood: [], secret: null },
} as const

/** Effects that the runner performs and reports itself. */
interface RunnerEffect {
  readonly kind: 'dial' | 'hangUp' | 'say' | 'store' | 'keep'
}

/** Effects that the runner only reports, in an update. */
export type ReportedEffect<G extends Shape> = Exclude<GuestEffect<G>, RunnerEffect>

/** Update with one more effect of the step. */
export const addEffect = <G extends Shape>(update: GuestUpdate<G>, effect: ReportedEffect<G>): GuestUpdate<G> => {
  switch (effect.kind) {
    case 'happened':
      return { ...update, events: [...update.events, ...effect.events] }
    case 'done':
      return { ...update, done: [...update.done, ...effect.proposals] }
    case 'refused':
      return { ...update, refused: [...update.refused, [effect.proposal, effect.refusal]] }
    case 'unseated':
      return { ...update, lost: [...update.lost, [effect.id, effect.refusal]] }
    case 'moved':
      return { ...update, lost: [...update.lost, ...effect.ids.map((id) => [id, null] as const)] }
    case 'pleaEnded':
      return { ...update, pleas: [...update.pleas, effect.end] }
    case 'stood':
      return { ...update, stood: [...update.stood, effect] }
    case 'audit':
      return { ...update, secret: effect.secret }
  }
}
