/** Plays recorded games again in every engine and compares what each of them makes of them. */
import { chromiumArgs, findEngines, firefoxArgs } from '../../scripts/foreign.mjs'
import { toBase64url } from '../../src/kernel/base64url.ts'
import { shaOf } from '../../src/kernel/sha.ts'
import { buildScript, inBrowser, inShell, type Told } from './engine.ts'
import { type RecordedGame, recordedGames } from './games.ts'
import { replayed } from './replayed.ts'

const COUNT = 200

interface Row {
  readonly engine: string
  readonly told: Told
  readonly seconds: number
}

const timed = async (engine: string, tell: () => Promise<Told> | Told): Promise<Row> => {
  const from = performance.now()
  const told = await tell()
  return { engine, told, seconds: (performance.now() - from) / 1000 }
}

const digest = ({ told }: Told): string => toBase64url(shaOf([...told])).slice(0, 16)

const differing = (games: readonly RecordedGame[], right: Told, told: Told): readonly string[] =>
  games.flatMap(({ name }, at) =>
    right.told[at] === told.told[at] ? [] : [`  ${name}: ${told.told[at]}\n    and not ${right.told[at]}`],
  )

const print = (games: readonly RecordedGame[], right: Told, { engine, told, seconds }: Row): boolean => {
  const wrong = differing(games, right, told)
  const same = games.length - wrong.length
  console.log(
    [
      engine.padEnd(24),
      digest(told),
      `${same} of ${games.length} the same`,
      `${seconds.toFixed(1)} s`,
      told.agent,
    ].join('  '),
  )
  for (const line of wrong.slice(0, 5)) console.log(line)
  return wrong.length === 0
}

const { chromium, firefox, jsc } = findEngines()
const games = recordedGames(COUNT)
const script = await buildScript()
const rows = [
  await timed('V8, node', () => ({ agent: process.version, told: games.map(({ text }) => replayed(text)) })),
  await timed('V8, Chromium', () => inBrowser(chromium, chromiumArgs, script, games)),
  await timed('SpiderMonkey, Firefox', () => inBrowser(firefox, firefoxArgs, script, games)),
  await timed('JavaScriptCore, WebKit', () => inShell(jsc, script, games)),
]
const right = rows[0]?.told ?? { agent: '', told: [] }
const modes = new Set(games.map(({ name }) => name.split(' ')[0]))
console.log(`${games.length} games of ${modes.size} modes: ${[...modes].join(', ')}`)
const refused = right.told.filter((line) => !line.endsWith('same string'))
for (const line of refused) console.log(line)
const isRight = rows.map((row) => print(games, right, row)).every((same) => same)
process.exitCode = isRight && refused.length === 0 ? 0 : 1
