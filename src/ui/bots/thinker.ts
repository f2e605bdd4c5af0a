/**
 * Asks a bot beside the page what a seat would do. The worker starts with the first question; questions are answered one after the other.
 */
import type { Level } from '../../bots/levels.ts'
import type { Asked, Said } from '../../bots/worker.ts'
import type { Action } from '../../games/blackstone/actions.ts'
import type { Blackstone } from '../../games/blackstone/game.ts'
import type { Cheapest } from '../../games/blackstone/insight/cheapest/cheapest.ts'
import type { State } from '../../games/blackstone/state.ts'
import type { Opening, Seat, Slot, View } from '../../kernel/contract.ts'
import type { AskedCosts, SaidCosts } from './costs.ts'

/** Who is to be advised: what this seat has before it goes to the worker, and nothing else. It must be awaited. */
export interface Question {
  readonly view: View<State>
  readonly seat: Seat
  readonly level: Level
  /** The same seed plans the same. */
  readonly seed: number
}

export interface Asking {
  /** Ends the thought; the question is then refused with the signal's reason. */
  readonly signal?: AbortSignal
  /** Called again and again with the number of deeds that were tried. */
  progress?(nodes: number): void
}

/** Hidden cards that this view knows. */
const shownTo = ({ state, know }: View<State>): readonly Opening[] =>
  state.cards.flatMap((code, slot) => {
    const value = code < 0 ? know(slot) : undefined
    return value ? [{ slot, value, salt: '' }] : []
  })

type AskedBots = Extract<Asked<Blackstone>, { kind: 'think' }>
type SaidBots = Extract<Said<Blackstone>, { kind: 'planned' }>

let worker: Worker | undefined
const started = (): Worker => {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return worker
}

/** After a fault the next question begins with a fresh one. */
const giveUp = (failed: Worker): void => {
  failed.terminate()
  if (worker === failed) worker = undefined
}

type Wanted = AskedBots | AskedCosts

/** Posts a question and waits for what ends it. */
const answer = <Answer extends SaidBots | SaidCosts>(asked: Wanted, { signal, progress }: Asking): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const line = started()
    const heard = new AbortController()
    const until = { signal: heard.signal }
    const cancel: Asked<Blackstone> = { kind: 'cancel', id: asked.id }
    const hear = ({ data }: MessageEvent<Said<Blackstone> | SaidCosts>): void => {
      if (data.id !== asked.id) return
      if (data.kind === 'thinking') {
        progress?.(data.nodes)
        return
      }
      heard.abort()
      resolve(data as Answer)
    }
    const fail = ({ message }: ErrorEvent): void => {
      heard.abort()
      giveUp(line)
      reject(new Error(message || 'the worker did not start'))
    }
    const stop = (): void => {
      heard.abort()
      line.postMessage(cancel)
      reject(signal?.reason)
    }
    line.addEventListener('message', hear, until)
    line.addEventListener('error', fail, until)
    signal?.addEventListener('abort', stop, until)
    line.postMessage(asked)
  })

let count = 0
let last: Promise<unknown> = Promise.resolve()

/** Waits for the question before it, whatever came of that. */
const inTurn = <Answer extends SaidBots | SaidCosts>(asked: Wanted, asking: Asking): Promise<Answer> => {
  const answered = last.then(() => {
    asking.signal?.throwIfAborted()
    return answer<Answer>(asked, asking)
  })
  last = answered.catch(() => undefined)
  return answered
}

/**
 * What the seat would do: at least one action, legal one after the other up to the first that shows what was not known; then ask anew.
 * Refused where it was ended or the worker failed; to ask once more begins afresh.
 */
export const ask = async ({ view, seat, level, seed }: Question, asking: Asking = {}): Promise<readonly Action[]> => {
  const asked = { kind: 'think', id: count++, state: view.state, seat, shown: shownTo(view), level, seed } as const
  return (await inTurn<SaidBots>(asked, asking)).actions
}

/** The cheapest way to each of these tasks of the seat's hand (insight/cheapest). Refused as `ask` is. */
export const askCosts = async (
  { view, seat, cards }: Pick<Question, 'view' | 'seat'> & { readonly cards: readonly Slot[] },
  asking: Asking = {},
): Promise<readonly (Cheapest | null)[]> => {
  const asked = { kind: 'costs', id: count++, state: view.state, seat, shown: shownTo(view), cards } as const
  return (await inTurn<SaidCosts>(asked, asking)).costs
}
