/** `npm run selfplay [-- STUDY …] [games=…] [processes=1]`: plays what is missing of the studies, and writes docs/balance.md from it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keptBy } from './kept.ts'
import { playMissing } from './players.ts'
import { STUDIES, type Study } from './studies.ts'
import { svgOf } from './told/chart.ts'
import { amountOf, playedIn, sectionsOf } from './told/report.ts'
import { textOf } from './told/section.ts'

const PROGRAM = fileURLToPath(new URL('../selfplay-playing/playing.js', import.meta.url))
const REPORT = 'docs/balance.md'
const CHARTS = 'docs/balance'
const FIGURES = /(<!-- figures -->\n)[\s\S]*?(?=<!-- end -->)/

const words = process.argv.slice(2)
const numberOf = (key: string, otherwise: number): number =>
  Number(words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1) ?? otherwise)

/** The studies that are named, by id or mode; all where none is. */
const asked = (): readonly Study[] => {
  const named = STUDIES.filter(({ id, mode }) => words.includes(id) || words.includes(mode))
  const most = numberOf('games', Number.POSITIVE_INFINITY)
  return (named.length > 0 ? named : STUDIES).map((study) => ({ ...study, games: Math.min(study.games, most) }))
}

const kept = keptBy(PROGRAM)
await playMissing(PROGRAM, numberOf('processes', 2), asked(), kept)

const played = playedIn(kept)
const sections = sectionsOf(played)
mkdirSync(CHARTS, { recursive: true })
for (const { chart } of sections) if (chart) writeFileSync(`${CHARTS}/${chart.name}.svg`, svgOf(chart))
const figures = [amountOf(played), ...sections.map(textOf)].join('\n\n')
const document = readFileSync(REPORT, 'utf8')
writeFileSync(
  REPORT,
  document.replace(FIGURES, (_, start: string) => `${start}\n${figures}\n\n`),
)
