/** Games that were played are kept, by the program that played them and by what it was given: a run goes on where it was left. */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import type { Facts } from './facts.ts'
import type { Study } from './studies.ts'

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

export interface Kept {
  /** By n, as many as the study has at most. */
  gamesOf(study: Study): readonly Facts[]
  keep(study: Study, facts: Facts): void
}

const factsIn = (file: string): readonly Facts[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Facts]))
    : []

/** What `program`, a file, has played. */
export const keptBy = (program: string): Kept => {
  const folder = `node_modules/.cache/selfplay-games/${digest(readFileSync(program))}`
  mkdirSync(folder, { recursive: true })
  const fileOf = ({ id, mode, seats, options }: Study): string =>
    `${folder}/${id}-${digest(JSON.stringify([mode, seats, options]))}.jsonl`
  return {
    gamesOf: (study) =>
      factsIn(fileOf(study))
        .filter(({ n }) => n < study.games)
        .sort((a, b) => a.n - b.n),
    keep: (study, facts) => appendFileSync(fileOf(study), `${JSON.stringify(facts)}\n`),
  }
}
