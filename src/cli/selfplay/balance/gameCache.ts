/**
 * Cache of games by the program that played them and by its arguments, so that a run continues where the last one
 * stopped.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import type { Study } from './study.ts'

/** Facts of a game: at least its number in the study. */
export interface GameFacts {
  readonly n: number
}

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

export interface GameCache<Facts extends GameFacts> {
  /** Games of a study in order of `n`, at most as many as the study has. */
  gamesOf(study: Study): readonly Facts[]
  add(study: Study, facts: Facts): void
}

const readFacts = <Facts>(file: string): readonly Facts[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Facts]))
    : []

/** Opens the cache of games that `program`, a file, has played. */
export const openGameCache = <Facts extends GameFacts>(program: string): GameCache<Facts> => {
  const folder = `node_modules/.cache/selfplay-games/${digest(readFileSync(program))}`
  mkdirSync(folder, { recursive: true })
  const fileOf = ({ id, mode, seats, options }: Study): string =>
    `${folder}/${id}-${digest(JSON.stringify([mode, seats, options]))}.jsonl`
  return {
    gamesOf: (study) =>
      readFacts<Facts>(fileOf(study))
        .filter(({ n }) => n < study.games)
        .sort((a, b) => a.n - b.n),
    add: (study, facts) => appendFileSync(fileOf(study), `${JSON.stringify(facts)}\n`),
  }
}
