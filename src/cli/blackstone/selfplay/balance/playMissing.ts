/** Processes that play what is still missing, each one game at a time. */
import { fork } from 'node:child_process'
import type { Facts } from './facts.ts'
import type { Kept } from './kept.ts'
import type { Study } from './studies.ts'

interface Game {
  readonly study: Study
  readonly n: number
}

/** What is not kept yet, the studies side by side: a run that is cut short has a part of each. */
export const missingIn = (studies: readonly Study[], kept: Kept): readonly Game[] =>
  studies
    .flatMap((study) => {
      const played = new Set(kept.gamesOf(study).map(({ n }) => n))
      return Array.from({ length: study.games }, (_, n) => ({ study, n })).filter(({ n }) => !played.has(n))
    })
    .sort((a, b) => a.n / a.study.games - b.n / b.study.games)

/** Resolves when all are played and kept; rejects when a player ends before. */
const playAll = (program: string, queue: Game[], told: (game: Game, facts: Facts) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = fork(program, { execArgv: ['--single-threaded-gc'] })
    let current: Game | undefined
    const next = (): void => {
      current = queue.shift()
      if (current) child.send(current)
      else child.disconnect()
    }
    child.on('message', (facts: Facts) => {
      if (current) told(current, facts)
      next()
    })
    child.on('exit', () => (current ? reject(new Error(`game ${current.n} of ${current.study.id} ended`)) : resolve()))
    next()
  })

export const playMissing = async (
  program: string,
  processes: number,
  studies: readonly Study[],
  kept: Kept,
): Promise<void> => {
  const queue = [...missingIn(studies, kept)]
  const all = queue.length
  let played = 0
  const told = ({ study }: Game, facts: Facts): void => {
    kept.keep(study, facts)
    played++
    if (played % 20 === 0) process.stderr.write(`${played} of ${all} games\n`)
  }
  await Promise.all(Array.from({ length: processes }, () => playAll(program, queue, told)))
}
