/**
 * `npm run selfplay -- castlescape [STUDY …] [games=…] [processes=1]`: plays the missing games of the studies, prints
 * the figures and writes them into docs/balance.md.
 */
import { fileURLToPath } from 'node:url'
import { numberArgument } from '../../../numberArgument.ts'
import { openGameCache } from '../../../selfplay/balance/gameCache.ts'
import { writeFigures } from '../../../selfplay/balance/markdown.ts'
import { playMissingStudyGames } from '../../../selfplay/balance/playMissingStudyGames.ts'
import { selectStudies } from '../../../selfplay/balance/study.ts'
import type { StudyGameFacts } from './playStudyGame.ts'
import { reportText } from './report.ts'
import { STUDIES } from './studies.ts'

const PLAYER_PROGRAM = fileURLToPath(new URL('../selfplay-castlescape-playing/playGamesProcess.js', import.meta.url))

const args = process.argv.slice(2)
const studies = selectStudies(STUDIES, args)
if (typeof studies === 'string') {
  process.stderr.write(`${studies}\n`)
  process.exit(1)
}
const cache = openGameCache<StudyGameFacts>(PLAYER_PROGRAM)
await playMissingStudyGames(PLAYER_PROGRAM, numberArgument(args, 'processes', 2), studies, cache)
const figures = reportText(STUDIES.map((study) => ({ study, games: cache.gamesOf(study) })))
writeFigures('docs/balance.md', 'castlescape', figures)
process.stdout.write(`${figures}\n`)
