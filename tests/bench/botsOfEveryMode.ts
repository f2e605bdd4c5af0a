/**
 * Bots at a full table of every mode: actions tried in a second, the time of a whole turn, and the memory that its
 * search holds.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { planTurn } from '../../src/bots/planTurn.ts'
import type { BlackstoneTypes } from '../../src/games/blackstone/game.ts'
import { nextAwaitedSeat, type Playout } from '../../src/kernel/playout.ts'
import { informationSetOf } from '../bots/playouts.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { HIGHEST, type Sitting, startsOf, type Turn, think } from './botTurns.ts'
import { reducer } from './engineCosts.ts'
import { SITTINGS } from './engineOfEveryMode.ts'
import { cpu, type Measured, perSecond, ratios, sample, spreadOf } from './measure.ts'

/** Turns from each board. */
const TURNS = 4

interface TimedTurn extends Turn {
  /** Of one move of the floor, measured right after. */
  readonly floor: number
}

/** Milliseconds of a sample of the floor. */
const SLICE = 40

const turnsFrom = (start: Playout<BlackstoneTypes>, below: (bound: number) => number): readonly TimedTurn[] => {
  const timedTurns: TimedTurn[] = []
  for (let playout = start; timedTurns.length < TURNS && nextAwaitedSeat(playout) !== null; ) {
    const turn = think(playout, below, cpu)
    timedTurns.push({ ...turn, floor: sample(reducer, SLICE * 1000) })
    playout = turn.end
  }
  return timedTurns
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** So many steps of a thought between two looks at the memory, for each costs a whole collection. */
const STEPS = 40

/** What the first collection frees of caches, the second does not count. */
const heldNow = (): number => {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

/** The most bytes that one thought held at any of the looks. */
const heldBy = (playout: Playout<BlackstoneTypes>): number => {
  const thinking = planTurn(informationSetOf(playout, nextAwaitedSeat(playout) ?? 0), HIGHEST, numbersFrom(9))
  const before = heldNow()
  let most = 0
  for (let n = 1; !thinking.next().done; n++) if (n % STEPS === 0) most = Math.max(most, heldNow() - before)
  return most
}

const measured = (sitting: Sitting): readonly Measured[] => {
  const starts = startsOf(sitting)
  const below = numbersFrom(8)
  // One turn for the compiler.
  if (starts[0]) think(starts[0], numbersFrom(7), cpu)
  const timedTurns = starts.flatMap((start) => turnsFrom(start, below))
  const node = timedTurns.map(({ micros, nodes }) => micros / nodes)
  const floors = timedTurns.map(({ floor }) => floor)
  const { name } = sitting
  return [
    perSecond({ name: `${name}: deeds tried`, unit: '', ...spreadOf(node), ratio: ratios(reducer.name, node, floors) }),
    { name: `${name}: deeds tried in a turn`, unit: 'deeds', ...spreadOf(timedTurns.map(({ nodes }) => nodes)) },
    { name: `${name}: a turn`, unit: 'ms', ...spreadOf(timedTurns.map(({ micros }) => micros / 1000)) },
    { name: `${name}: held by a thought`, unit: 'kB', ...spreadOf(starts.map((one) => heldBy(one) / 1000)) },
  ]
}

export const bots = (): readonly Measured[] => SITTINGS.flatMap(measured)
