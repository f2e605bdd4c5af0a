/**
 * `npm run selfplay [-- STUDY …] [games=…] [processes=1]`: plays the missing games of the studies and writes
 * docs/balance.md.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openGameCache } from './gameCache.ts'
import { playMissing } from './playMissing.ts'
import { chartSvg } from './report/chart.ts'
import { amountText, playedStudiesIn, reportSections } from './report/report.ts'
import { sectionMarkdown, wrapText } from './report/section.ts'
import { STUDIES, type Study } from './studies.ts'

const PLAYER_PROGRAM = fileURLToPath(new URL('../selfplay-playing/playing.js', import.meta.url))
const REPORT = 'docs/balance.md'
const CHARTS = 'docs/balance'
const FIGURES = /(<!-- figures -->\n)[\s\S]*?(?=<!-- end -->)/

const args = process.argv.slice(2)
const numberArgument = (key: string, fallback: number): number =>
  Number(args.find((arg) => arg.startsWith(`${key}=`))?.slice(key.length + 1) ?? fallback)

/** Studies that are named by id or mode; all where none is. */
const selectedStudies = (): readonly Study[] => {
  const namedStudies = STUDIES.filter(({ id, mode }) => args.includes(id) || args.includes(mode))
  const maxGames = numberArgument('games', Number.POSITIVE_INFINITY)
  return (namedStudies.length > 0 ? namedStudies : STUDIES).map((study) => ({
    ...study,
    games: Math.min(study.games, maxGames),
  }))
}

const cache = openGameCache(PLAYER_PROGRAM)
await playMissing(PLAYER_PROGRAM, numberArgument('processes', 2), selectedStudies(), cache)

const playedStudies = playedStudiesIn(cache)
const sections = reportSections(playedStudies)
mkdirSync(CHARTS, { recursive: true })
for (const { chart } of sections) if (chart) writeFileSync(`${CHARTS}/${chart.name}.svg`, chartSvg(chart))
const figures = [wrapText(amountText(playedStudies)), ...sections.map(sectionMarkdown)].join('\n\n')
const document = readFileSync(REPORT, 'utf8')
writeFileSync(
  REPORT,
  document.replace(FIGURES, (_, start: string) => `${start}\n${figures}\n\n`),
)
