/** The parts of the benchmark; those that are named are run, all where none is. Writes to stdout alone. */

import { bots } from './botsOfEveryMode.ts'
import { wires } from './bytesToGuest.ts'
import { castlescape } from './castlescapeEngineCosts.ts'
import { audits } from './dealAudit.ts'
import { engine, reducer, replayFloor, replays } from './engineCosts.ts'
import { modes, weighed } from './engineOfEveryMode.ts'
import { type Measured, measure, perSecond } from './measure.ts'
import { record } from './recordedGames.ts'
import { table } from './resultColumns.ts'
import { sizes } from './stateSizes.ts'

/** Two whole games of more than 500 entries. */
const games = () => [
  record(
    { name: 'kings-quest', mode: 'kings-quest', seats: 4, options: { families: 'off', intrigue: 'off' } },
    2,
    1000,
  ),
  record(
    { name: 'puzzle-master', mode: 'puzzle-master', seats: 2, options: { families: 'off', intrigue: 'off' } },
    9,
    1000,
  ),
]
const ROUNDS = 15
/** There are many modes. */
const FEWER_ROUNDS = 7
/** Milliseconds of each sample. */
const SLICE = 60

const PARTS: Readonly<Record<string, () => readonly Measured[] | Promise<readonly Measured[]>>> = {
  engine: () => measure([reducer, ...games().flatMap(engine), ...castlescape()], ROUNDS, SLICE),
  modes: () => measure([reducer, ...modes()], FEWER_ROUNDS, SLICE).map(perSecond),
  replay: () => measure([replayFloor, ...games().flatMap(replays)], ROUNDS, SLICE),
  sizes: () => [...games().flatMap(sizes), ...weighed()],
  wire: wires,
  bots,
  audit: () => audits(FEWER_ROUNDS, SLICE),
  // What drives a browser is fetched when it is needed: in the engine's memory it would make every collection dearer.
  durable: async () => (await import('./moveStorage.ts')).durable(10),
  done: async () => (await import('./moveConfirmation.ts')).done(10),
  thinking: async () => (await import('./botThinkingTime.ts')).thinking(),
  start: async () => (await import('./startup.ts')).startup(10),
  turn: async () => (await import('./turnByTouch.ts')).turns(5),
  touch: async () => (await import('./firstTurnByTouch.ts')).byTouch(),
  touchCastle: async () => (await import('./firstTurnByTouch.ts')).castleTouch(),
  beside: async () => (await import('./tapsWhileBotThinks.ts')).beside(),
}

const named = process.argv.slice(2).filter((argument) => argument !== '--json')
const unknown = named.find((name) => !PARTS[name])
if (unknown) {
  console.error(`There is no part ${unknown}: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

const told: Record<string, readonly Measured[]> = {}
const isJson = process.argv.includes('--json')
for (const [name, part] of Object.entries(PARTS)) {
  if (named.length > 0 && !named.includes(name)) continue
  const measured = await part()
  told[name] = measured
  if (!isJson) console.log(`${name}\n${table(measured)}\n`)
}
if (isJson) console.log(JSON.stringify(told, null, 2))
