/** Worker in which bots think: the rules of a game without its screens, and the messages to and from the page. */
import type { GameGuide } from '../../../bots/guide.ts'
import { type BotRequest, createRequestHandler } from '../../../bots/requestHandler.ts'
import type { Shape } from '../../../kernel/contract.ts'
import type { GameId } from '../../../kernel/gameCard.ts'
import { seededRandomSource } from '../../../table/arbiter/seededRandomSource.ts'

/** A question, and the game whose guide answers it. */
export interface GameQuestion {
  readonly game: GameId
  readonly asked: BotRequest<Shape>
}
type RequestHandler = (asked: BotRequest<Shape>) => void

const GUIDE_LOADERS = import.meta.glob<GameGuide<Shape>>('../../../games/*/guide.ts', { import: 'guide' })

/** Tasks that run after waiting messages. A timer would wait four milliseconds each time. */
const { port1, port2 } = new MessageChannel()
const queuedTasks: (() => void)[] = []
port1.onmessage = () => queuedTasks.shift()?.()

const loadHandler = async (id: GameId): Promise<RequestHandler> => {
  const loadGuide = GUIDE_LOADERS[`../../../games/${id}/guide.ts`]
  if (!loadGuide) throw new Error(`no guide to ${id}`)
  const guide = await loadGuide()
  return createRequestHandler<Shape>({
    game: guide.game,
    guide,
    respond: (response) => postMessage(response),
    defer: (run) => {
      queuedTasks.push(run)
      port2.postMessage(null)
    },
    randomFrom: (seed) => seededRandomSource(String(seed), 'thought', 0).below,
  })
}

const handlers = new Map<GameId, Promise<RequestHandler>>()

addEventListener('message', ({ data: { game, asked } }: MessageEvent<GameQuestion>) => {
  const handler = handlers.get(game) ?? loadHandler(game)
  handlers.set(game, handler)
  // The page receives the error like any other of this thread, and starts a new worker.
  handler.then((handle) => handle(asked)).catch(reportError)
})
