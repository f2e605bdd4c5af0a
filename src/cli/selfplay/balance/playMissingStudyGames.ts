/** Processes that play the missing games, each one game at a time. */
import { fork } from 'node:child_process'
import type { GameCache, GameFacts } from './gameCache.ts'
import type { Study } from './study.ts'

export interface QueuedGame {
  readonly study: Study
  readonly n: number
}

/** Games that are not in the cache. The studies are interleaved, so that a run that is stopped has a part of each. */
export const missingGames = (studies: readonly Study[], cache: GameCache<GameFacts>): readonly QueuedGame[] =>
  studies
    .flatMap((study) => {
      const played = new Set(cache.gamesOf(study).map(({ n }) => n))
      return Array.from({ length: study.games }, (_, n) => ({ study, n })).filter(({ n }) => !played.has(n))
    })
    .sort((a, b) => a.n / a.study.games - b.n / b.study.games)

/** Runs one process; resolves when no game is left, rejects when the process ends during a game. */
const runPlayerProcess = <Facts extends GameFacts>(
  program: string,
  queue: QueuedGame[],
  onPlayed: (game: QueuedGame, facts: Facts) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = fork(program, { execArgv: ['--single-threaded-gc'] })
    let current: QueuedGame | undefined
    const next = (): void => {
      current = queue.shift()
      if (current) child.send(current)
      else child.disconnect()
    }
    child.on('message', (facts: Facts) => {
      if (current) onPlayed(current, facts)
      next()
    })
    child.on('exit', () => (current ? reject(new Error(`game ${current.n} of ${current.study.id} ended`)) : resolve()))
    next()
  })

export const playMissingStudyGames = async <Facts extends GameFacts>(
  program: string,
  processes: number,
  studies: readonly Study[],
  cache: GameCache<Facts>,
): Promise<void> => {
  const queue = [...missingGames(studies, cache)]
  const total = queue.length
  let played = 0
  const storeGame = ({ study }: QueuedGame, facts: Facts): void => {
    cache.add(study, facts)
    played++
    if (played % 20 === 0) process.stderr.write(`${played} of ${total} games\n`)
  }
  await Promise.all(Array.from({ length: processes }, () => runPlayerProcess<Facts>(program, queue, storeGame)))
}
