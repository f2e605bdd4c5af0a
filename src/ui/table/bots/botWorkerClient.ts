/** Client of the bot worker. The worker starts with the first question; questions are answered one after the other. */
import type { BotLevelId } from '../../../bots/levels.ts'
import type { BotRequest, BotResponse, SeatPosition } from '../../../bots/requestHandler.ts'
import type { Shape } from '../../../kernel/contract.ts'
import type { GameId } from '../../../kernel/gameCard.ts'
import type { Json } from '../../../kernel/json.ts'
import type { GameQuestion } from './worker.ts'

/** Everything that the worker learns of a seat: what the seat itself knows. */
export interface SeatQuestion extends SeatPosition<Shape> {
  readonly game: GameId
}

/** Question for the moves of a seat, which must be awaited. */
export interface PlanQuestion extends SeatQuestion {
  readonly level: BotLevelId
  /** Seed of the search: the same seed gives the same plan. */
  readonly seed: number
}

export interface AskOptions {
  /** Ends the search; the question is then rejected with the signal's reason. */
  readonly signal?: AbortSignal
  /** Called repeatedly with the number of moves that were tried. */
  onProgress?(nodes: number): void
}

type WorkerAnswer<K extends BotResponse<Shape>['kind']> = Extract<BotResponse<Shape>, { kind: K }>

let worker: Worker | undefined
const startedWorker = (): Worker => {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return worker
}

/** Terminates a failed worker; the next question starts a new one. */
const discardWorker = (failed: Worker): void => {
  failed.terminate()
  if (worker === failed) worker = undefined
}

/** Posts a question; resolves with its final answer. */
const postQuestion = <K extends 'planned' | 'answered'>(question: GameQuestion, { signal, onProgress }: AskOptions) =>
  new Promise<WorkerAnswer<K>>((resolve, reject) => {
    const botWorker = startedWorker()
    const { game, asked: request } = question
    const listening = new AbortController()
    const listenOptions = { signal: listening.signal }
    const onMessage = ({ data }: MessageEvent<BotResponse<Shape>>): void => {
      if (data.id !== request.id) return
      if (data.kind === 'thinking') {
        onProgress?.(data.nodes)
        return
      }
      listening.abort()
      resolve(data as WorkerAnswer<K>)
    }
    const onError = ({ message }: ErrorEvent): void => {
      listening.abort()
      discardWorker(botWorker)
      reject(new Error(message || 'the worker did not start'))
    }
    const onAbort = (): void => {
      listening.abort()
      botWorker.postMessage({ game, asked: { kind: 'cancel', id: request.id } } satisfies GameQuestion)
      reject(signal?.reason)
    }
    botWorker.addEventListener('message', onMessage, listenOptions)
    botWorker.addEventListener('error', onError, listenOptions)
    signal?.addEventListener('abort', onAbort, listenOptions)
    botWorker.postMessage(question)
  })

let nextId = 0
let lastAnswer: Promise<unknown> = Promise.resolve()

/** Posts a question once the one before it has ended, however it ended. */
const enqueueQuestion = <K extends 'planned' | 'answered'>(
  game: GameId,
  request: BotRequest<Shape>,
  options: AskOptions,
): Promise<WorkerAnswer<K>> => {
  const pendingAnswer = lastAnswer.then(() => {
    options.signal?.throwIfAborted()
    return postQuestion<K>({ game, asked: request }, options)
  })
  lastAnswer = pendingAnswer.catch(() => undefined)
  return pendingAnswer
}

/**
 * Plans the moves of the seat: at least one action, each legal after the one before, up to the first that reveals
 * something unknown; then ask again. Rejects where it was aborted or the worker failed; the next question starts
 * afresh.
 */
export const planMoves = async (
  { game, ...question }: PlanQuestion,
  options: AskOptions = {},
): Promise<readonly Shape['action'][]> =>
  (await enqueueQuestion<'planned'>(game, { kind: 'think', id: nextId++, ...question }, options)).actions

/** Asks the guide of a game a question of the game's own screens, by its name. Rejects as `planMoves` does. */
export const askGuide = async (
  { game, ...question }: SeatQuestion & { readonly name: string; readonly about: Json },
  options: AskOptions = {},
): Promise<unknown> =>
  (await enqueueQuestion<'answered'>(game, { kind: 'ask', id: nextId++, ...question }, options)).answer
