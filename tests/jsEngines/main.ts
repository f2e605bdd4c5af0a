/** Replays recorded games in every engine and compares the summaries. */
import { chromiumArgs, findEngines, firefoxArgs } from '../../scripts/otherBrowsers.mjs'
import { toBase64url } from '../../src/kernel/base64url.ts'
import { sha256OfJson } from '../../src/kernel/sha256OfJson.ts'
import { type RecordedGame, recordCastleScapeGames, recordGames, recordLampsBelowGames } from './recordGames.ts'
import { buildScript, type EngineReport, runInBrowser, runInShell } from './runInEngine.ts'
import { summarizeReplay } from './summarizeReplay.ts'

const COUNT = 200

interface Row {
  readonly engine: string
  readonly report: EngineReport
  readonly seconds: number
}

const measureRun = async (engine: string, run: () => Promise<EngineReport> | EngineReport): Promise<Row> => {
  const from = performance.now()
  const report = await run()
  return { engine, report, seconds: (performance.now() - from) / 1000 }
}

const digestOf = (results: readonly string[]): string => toBase64url(sha256OfJson([...results])).slice(0, 16)

const describeDifferences = (
  games: readonly RecordedGame[],
  expected: EngineReport,
  report: EngineReport,
): readonly string[] =>
  games.flatMap(({ name }, at) =>
    expected.results[at] === report.results[at]
      ? []
      : [`  ${name}: ${report.results[at]}\n    and not ${expected.results[at]}`],
  )

const printRow = (
  games: readonly RecordedGame[],
  expected: EngineReport,
  { engine, report, seconds }: Row,
): boolean => {
  const wrong = describeDifferences(games, expected, report)
  const same = games.length - wrong.length
  console.log(
    [
      engine.padEnd(24),
      ...[0, 1, 2].map((game) => digestOf(report.results.slice(game * COUNT, (game + 1) * COUNT))),
      `${same} of ${games.length} the same`,
      `${seconds.toFixed(1)} s`,
      report.agent,
    ].join('  '),
  )
  for (const line of wrong.slice(0, 5)) console.log(line)
  return wrong.length === 0
}

const { chromium, firefox, jsc } = findEngines()
const games = [...recordGames(COUNT), ...recordCastleScapeGames(COUNT), ...recordLampsBelowGames(COUNT)]
const script = await buildScript()
const rows = [
  await measureRun('V8, node', () => ({
    agent: process.version,
    results: games.map(({ text }) => summarizeReplay(text)),
  })),
  await measureRun('V8, Chromium', () => runInBrowser(chromium, chromiumArgs, script, games)),
  await measureRun('SpiderMonkey, Firefox', () => runInBrowser(firefox, firefoxArgs, script, games)),
  await measureRun('JavaScriptCore, WebKit', () => runInShell(jsc, script, games)),
]
const expected = rows[0]?.report ?? { agent: '', results: [] }
const modes = new Set(games.map(({ name }) => name.split(' ')[0]))
console.log(`${games.length} games of ${modes.size} modes: ${[...modes].join(', ')}`)
const refused = expected.results.filter((line) => !line.endsWith('same string'))
for (const line of refused) console.log(line)
const isRight = rows.map((row) => printRow(games, expected, row)).every((same) => same)
process.exitCode = isRight && refused.length === 0 ? 0 : 1
