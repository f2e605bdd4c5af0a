/**
 * `npm run simulate -- [FROM] [COUNT] [--bug NAME]`: plays the worlds of these seeds one after another and prints their
 * faults. The next seed is stored in a file, so that a run without FROM goes on where the last one ended.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { BUGS, type Bug } from './bugNames.ts'
import { World } from './world.ts'
import { setupOf } from './worldsBySeed.ts'

const PROGRESS_FILE = 'node_modules/.cache/simulate.json'

interface Progress {
  readonly next: number
  readonly games: number
  readonly entries: number
  readonly seconds: number
  readonly faulty: readonly number[]
}

const NO_PROGRESS: Progress = { next: 0, games: 0, entries: 0, seconds: 0, faulty: [] }
const readProgress = (): Progress =>
  existsSync(PROGRESS_FILE) ? (JSON.parse(readFileSync(PROGRESS_FILE, 'utf8')) as Progress) : NO_PROGRESS

const play = (seed: number, bug?: Bug): { readonly faults: readonly string[]; readonly entries: number } => {
  try {
    const world = new World(setupOf(seed, bug))
    return { faults: world.run(), entries: world.host.disk.entries.length }
  } catch (error) {
    return { faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)], entries: 0 }
  }
}

const args = process.argv.slice(2)
const flagIndex = args.indexOf('--bug')
const bug = flagIndex < 0 ? undefined : (args.splice(flagIndex, 2)[1] as Bug)
const bugs = Object.values(BUGS).map(([name]) => name)
if (bug && !bugs.includes(bug)) throw new Error(`no such bug; there are ${bugs.join(', ')}`)
const [from, count = 1000] = args.map(Number)
let progress: Progress = from === undefined ? readProgress() : { ...NO_PROGRESS, next: from }
const end = progress.next + count

for (let seed = progress.next; seed < end; seed++) {
  const begun = process.cpuUsage()
  const { faults, entries } = play(seed, bug)
  const { user, system } = process.cpuUsage(begun)
  const faulty = faults.length > 0 ? [...progress.faulty, seed] : progress.faulty
  const seconds = progress.seconds + (user + system) / 1e6
  progress = { next: seed + 1, games: progress.games + 1, entries: progress.entries + entries, seconds, faulty }
  if (faults.length > 0) console.log(`seed ${seed}: ${faults.join('; ')}`)
  if (progress.games % 100 === 0 || seed === end - 1) {
    writeFileSync(PROGRESS_FILE, JSON.stringify(progress))
    const pace = Math.round((60 * progress.games) / progress.seconds)
    console.log(
      `${progress.games} games to seed ${seed}, ${progress.entries} entries, ${progress.faulty.length} faulty, ${pace} games a CPU minute`,
    )
  }
}
process.exitCode = progress.faulty.length > 0 ? 1 : 0
