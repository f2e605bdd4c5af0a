/**
 * Cache of games by the program that played them and by its arguments, so that a run continues where the last one
 * stopped.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import type { Study } from './studies.ts'
import type { StudyGameFacts } from './studyGameFacts.ts'

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

export interface GameCache {
  /** Games of a study in order of `n`, at most as many as the study has. */
  gamesOf(study: Study): readonly StudyGameFacts[]
  add(study: Study, facts: StudyGameFacts): void
}

const readFacts = (file: string): readonly StudyGameFacts[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as StudyGameFacts]))
    : []

/** Opens the cache of games that `program`, a file, has played. */
export const openGameCache = (program: string): GameCache => {
  const folder = `node_modules/.cache/selfplay-games/${digest(readFileSync(program))}`
  mkdirSync(folder, { recursive: true })
  const fileOf = ({ id, mode, seats, options }: Study): string =>
    `${folder}/${id}-${digest(JSON.stringify([mode, seats, options]))}.jsonl`
  return {
    gamesOf: (study) =>
      readFacts(fileOf(study))
        .filter(({ n }) => n < study.games)
        .sort((a, b) => a.n - b.n),
    add: (study, facts) => appendFileSync(fileOf(study), `${JSON.stringify(facts)}\n`),
  }
}
