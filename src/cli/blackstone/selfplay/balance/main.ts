/**
 * `npm run selfplay [-- STUDY …] [games=…] [processes=1]`: plays the missing games of the studies and writes
 * docs/balance.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { numberArgument } from '../../../numberArgument.ts'
import { openGameCache } from '../../../selfplay/balance/gameCache.ts'
import { wrapText, writeFigures } from '../../../selfplay/balance/markdown.ts'
import { playMissingStudyGames } from '../../../selfplay/balance/playMissingStudyGames.ts'
import { selectStudies } from '../../../selfplay/balance/study.ts'
import type { StudyGameFacts } from './playStudyGame.ts'
import { chartSvg } from './report/chart.ts'
import { amountText, playedStudiesIn, reportSections } from './report/report.ts'
import { sectionMarkdown } from './report/section.ts'
import { STUDIES } from './studies.ts'

const PLAYER_PROGRAM = fileURLToPath(new URL('../selfplay-blackstone-playing/playGamesProcess.js', import.meta.url))
const CHARTS = 'docs/balance'

const args = process.argv.slice(2)
const studies = selectStudies(STUDIES, args)
if (typeof studies === 'string') {
  process.stderr.write(`${studies}\n`)
  process.exit(1)
}
const cache = openGameCache<StudyGameFacts>(PLAYER_PROGRAM)
await playMissingStudyGames(PLAYER_PROGRAM, numberArgument(args, 'processes', 2), studies, cache)

const playedStudies = playedStudiesIn(cache)
const sections = reportSections(playedStudies)
mkdirSync(CHARTS, { recursive: true })
for (const { chart } of sections) if (chart) writeFileSync(`${CHARTS}/${chart.name}.svg`, chartSvg(chart))
const figures = [wrapText(amountText(playedStudies)), ...sections.map(sectionMarkdown)].join('\n\n')
writeFigures('docs/balance.md', 'figures', figures)
