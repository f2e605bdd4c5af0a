/** How bots think at a full table of every mode: deeds that are tried in a second, what a whole turn takes, and what a thought holds. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { THOUGHTS } from '../../src/bots/levels.ts'
import { plan } from '../../src/bots/plan.ts'
import { botOf } from '../../src/cli/selfplay/bot.ts'
import { simple } from '../../src/cli/selfplay/simple.ts'
import type { Blackstone } from '../../src/games/blackstone/index.ts'
import { awaitedIn, legalIn, type Playout, playOn } from '../../src/kernel/playout.ts'
import { begun, sightOf } from '../bots/sight.ts'
import { numbersFrom } from '../kernel/seed.ts'
import { reducer } from './engine.ts'
import type { Sitting } from './games.ts'
import { SITTINGS } from './modes.ts'
import { cpu, type Measured, perSecond, ratios, sample, spreadOf } from './rounds.ts'

const HIGHEST = THOUGHTS.captain
/** Simple players play on to the first turn of these rounds; from there each seat's turn is thought through. */
const ROUNDS = [1, 3, 6]
/** Turns from each of them. */
const TURNS = 2

const turnOf = ({ state: { round, seat, outcome } }: Playout<Blackstone>): string =>
  `${round} ${seat} ${outcome !== null}`

/** Where a turn of this round begins, or of the last that there is. */
const turnIn = (from: Playout<Blackstone>, round: number, below: (bound: number) => number): Playout<Blackstone> => {
  let [playout, last] = [from, from]
  while (playout.state.round < round && awaitedIn(playout) !== null) {
    const next = playOn(playout, simple(playout, legalIn(playout), below))
    if (turnOf(next) !== turnOf(playout) && awaitedIn(next) !== null) last = next
    playout = next
  }
  return last
}

/** Where turns are thought through. */
const startsOf = ({ mode, seats, options }: Sitting): readonly Playout<Blackstone>[] => {
  const below = numbersFrom(7)
  let playout = begun(mode, seats, 7, options)
  return ROUNDS.map((round) => {
    playout = turnIn(playout, round, below)
    return playout
  })
}

interface Turn {
  readonly end: Playout<Blackstone>
  /** Deeds that were tried, over all plans of the turn. */
  readonly nodes: number
  readonly micros: number
}

/** A whole turn of the highest level. */
const think = (from: Playout<Blackstone>, below: (bound: number) => number): Turn => {
  let [playout, nodes] = [from, 0]
  const begunAt = cpu()
  const bot = botOf(HIGHEST, undefined, (tried) => {
    nodes += tried
  })
  do playout = playOn(playout, bot(playout, [], below))
  while (awaitedIn(playout) !== null && turnOf(playout) === turnOf(from))
  return { end: playout, nodes, micros: cpu() - begunAt }
}

interface Thought extends Turn {
  /** Of one move of the floor, measured right after. */
  readonly floor: number
}

/** Milliseconds of a sample of the floor. */
const SLICE = 40

const turnsFrom = (start: Playout<Blackstone>, below: (bound: number) => number): readonly Thought[] => {
  const thoughts: Thought[] = []
  for (let playout = start; thoughts.length < TURNS && awaitedIn(playout) !== null; ) {
    const turn = think(playout, below)
    thoughts.push({ ...turn, floor: sample(reducer, SLICE * 1000) })
    playout = turn.end
  }
  return thoughts
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** So many steps of a thought between two looks at the memory, for each costs a whole collection. */
const STEPS = 300

/** What the first collection frees of caches, the second does not count. */
const heldNow = (): number => {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

/** The most bytes that one thought held at any of the looks. */
const heldBy = (playout: Playout<Blackstone>): number => {
  const thinking = plan(sightOf(playout, awaitedIn(playout) ?? 0), HIGHEST, numbersFrom(9))
  const before = heldNow()
  let most = 0
  for (let n = 1; !thinking.next().done; n++) if (n % STEPS === 0) most = Math.max(most, heldNow() - before)
  return most
}

const measured = (sitting: Sitting): readonly Measured[] => {
  const starts = startsOf(sitting)
  const below = numbersFrom(8)
  const thoughts = starts.flatMap((start) => turnsFrom(start, below))
  const node = thoughts.map(({ micros, nodes }) => micros / nodes)
  const floors = thoughts.map(({ floor }) => floor)
  const { name } = sitting
  return [
    perSecond({ name: `${name}: deeds tried`, unit: '', ...spreadOf(node), ratio: ratios(reducer.name, node, floors) }),
    { name: `${name}: deeds tried in a turn`, unit: 'deeds', ...spreadOf(thoughts.map(({ nodes }) => nodes)) },
    { name: `${name}: a turn`, unit: 'ms', ...spreadOf(thoughts.map(({ micros }) => micros / 1000)) },
    { name: `${name}: held by a thought`, unit: 'kB', ...spreadOf(starts.map((one) => heldBy(one) / 1000)) },
  ]
}

export const bots = (): readonly Measured[] => SITTINGS.flatMap(measured)
