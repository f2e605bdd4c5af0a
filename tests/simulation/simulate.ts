/**
 * `npm run simulate -- [FROM] [COUNT] [--bug NAME]`: plays the worlds of these seeds one after another and says what went wrong. The next
 * seed is kept in a file, so that a run goes on where it was left when no FROM is given.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { BUGS, type Bug } from './bugs.ts'
import { World } from './world.ts'
import { setupOf } from './worlds.ts'

const PLACE = 'node_modules/.cache/simulate.json'

interface Place {
  readonly next: number
  readonly games: number
  readonly entries: number
  readonly seconds: number
  readonly faulty: readonly number[]
}

const FRESH: Place = { next: 0, games: 0, entries: 0, seconds: 0, faulty: [] }
const kept = (): Place => (existsSync(PLACE) ? (JSON.parse(readFileSync(PLACE, 'utf8')) as Place) : FRESH)

const play = (seed: number, bug?: Bug): { readonly faults: readonly string[]; readonly entries: number } => {
  try {
    const world = new World(setupOf(seed, bug))
    return { faults: world.run(), entries: world.host.disk.entries.length }
  } catch (error) {
    return { faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)], entries: 0 }
  }
}

const args = process.argv.slice(2)
const at = args.indexOf('--bug')
const bug = at < 0 ? undefined : (args.splice(at, 2)[1] as Bug)
if (bug && !Object.values(BUGS).includes(bug))
  throw new Error(`no such bug; there are ${Object.values(BUGS).join(', ')}`)
const [from, count = 1000] = args.map(Number)
let place: Place = from === undefined ? kept() : { ...FRESH, next: from }
const end = place.next + count

for (let seed = place.next; seed < end; seed++) {
  const begun = process.cpuUsage()
  const { faults, entries } = play(seed, bug)
  const { user, system } = process.cpuUsage(begun)
  const faulty = faults.length > 0 ? [...place.faulty, seed] : place.faulty
  const seconds = place.seconds + (user + system) / 1e6
  place = { next: seed + 1, games: place.games + 1, entries: place.entries + entries, seconds, faulty }
  if (faults.length > 0) console.log(`seed ${seed}: ${faults.join('; ')}`)
  if (place.games % 100 === 0 || seed === end - 1) {
    writeFileSync(PLACE, JSON.stringify(place))
    const pace = Math.round((60 * place.games) / place.seconds)
    console.log(
      `${place.games} games to seed ${seed}, ${place.entries} entries, ${place.faulty.length} faulty, ${pace} games a CPU minute`,
    )
  }
}
process.exitCode = place.faulty.length > 0 ? 1 : 0
