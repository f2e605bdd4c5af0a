/** `npm run selfplay [-- STUDY …] [games=…] [processes=1]`: plays what is missing of the studies, and writes docs/balance.md from it. */
import { fileURLToPath } from 'node:url'
import { keptBy } from './kept.ts'
import { playMissing } from './players.ts'
import { STUDIES } from './studies.ts'

const PROGRAM = fileURLToPath(new URL('../selfplay-playing/playing.js', import.meta.url))

const words = process.argv.slice(2)
const numberOf = (key: string, otherwise: number): number =>
  Number(words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1) ?? otherwise)
const named = STUDIES.filter(({ id, mode }) => words.includes(id) || words.includes(mode))
const most = numberOf('games', Number.POSITIVE_INFINITY)
const asked = (named.length > 0 ? named : STUDIES).map((study) => ({ ...study, games: Math.min(study.games, most) }))

const kept = keptBy(PROGRAM)
await playMissing(PROGRAM, numberOf('processes', 2), asked, kept)
for (const study of STUDIES) console.log(study.id, kept.gamesOf(study).length)
