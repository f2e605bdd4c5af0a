/**
 * Asks a bot beside the page what a seat would do. The worker starts with the first question; questions are answered one after the other.
 */
import type { Level } from '../../bots/levels.ts'
import type { Asked, Said } from '../../bots/worker.ts'
import type { Action } from '../../games/blackstone/actions.ts'
import type { Blackstone } from '../../games/blackstone/game.ts'
import type { State } from '../../games/blackstone/state.ts'
import type { Opening, Seat, View } from '../../kernel/contract.ts'

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

const answer = (asked: Extract<Asked<Blackstone>, { kind: 'think' }>, { signal, progress }: Asking) =>
  new Promise<readonly Action[]>((resolve, reject) => {
    const line = started()
    const heard = new AbortController()
    const until = { signal: heard.signal }
    const cancel: Asked<Blackstone> = { kind: 'cancel', id: asked.id }
    const hear = ({ data }: MessageEvent<Said<Blackstone>>): void => {
      if (data.id !== asked.id) return
      if (data.kind === 'thinking') {
        progress?.(data.nodes)
        return
      }
      heard.abort()
      resolve(data.actions)
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

let asked = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * What the seat would do: at least one action, legal one after the other up to the first that shows what was not known; then ask anew.
 * Refused where it was ended or the worker failed; to ask once more begins afresh.
 */
export const ask = ({ view, seat, level, seed }: Question, asking: Asking = {}): Promise<readonly Action[]> => {
  const question = { kind: 'think', id: asked++, state: view.state, seat, shown: shownTo(view), level, seed } as const
  const answered = last.then(() => {
    asking.signal?.throwIfAborted()
    return answer(question, asking)
  })
  last = answered.catch(() => undefined)
  return answered
}
