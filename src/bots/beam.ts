/**
 * Looking through a whole turn in one imagined world: of all that can be done one step further, the most promising go on. What the turn
 * shows in private is not looked at, so no plan counts on a lucky card.
 */
import type { Shape } from '../kernel/contract.ts'
import type { Chance } from '../kernel/deal.ts'
import { hashOf } from '../kernel/hash.ts'
import { awaitedIn, type Playout, playOn } from '../kernel/playout.ts'
import { answered } from './asked.ts'
import { type Sight, viewIn } from './world.ts'

/** A way through the turn, as far as it goes. */
export interface Way<G extends Shape> {
  readonly playout: Playout<G>
  readonly actions: readonly G['action'][]
  /** How many of the actions may be done before anything is shown that was not known; the one that shows it included. */
  readonly sure: number
  readonly hasShown: boolean
  readonly worth: number
}

export interface Beam {
  /** How many ways go on from each step, at most. */
  readonly width: number
  /** How many deeds are to be tried in all. The beam narrows towards them and still comes to the end of the turn. */
  readonly nodes: number
  /** Of a hundred deeds so many are not thought of, each time by chance; none where it is not said. */
  readonly overlooks?: number
}

/** Ways to the end of the turn, best first, and how many deeds were tried to find them. */
export interface Looked<G extends Shape> {
  readonly ends: readonly Way<G>[]
  readonly nodes: number
}

/** The way that has not begun. */
export const standing = <G extends Shape>(sight: Sight<G>, playout: Playout<G>): Way<G> => ({
  playout,
  actions: [],
  sure: 0,
  hasShown: false,
  worth: sight.guide.worth(viewIn(sight, playout.state)),
})

/** One deed further. */
const further = <G extends Shape>(sight: Sight<G>, way: Way<G>, action: G['action']): Way<G> => {
  const playout = answered(sight, playOn(way.playout, action))
  // A draw, or another's answer, is an entry of its own: more than one entry, and something was shown.
  const shows = playout.seq > way.playout.seq + 1
  return {
    playout,
    actions: [...way.actions, action],
    sure: way.hasShown ? way.sure : way.sure + 1,
    hasShown: way.hasShown || shows,
    worth: sight.guide.worth(viewIn(sight, playout.state)),
  }
}

/** Does somebody else come next, or the same seat's next turn? */
export const isOver = <G extends Shape>({ guide, state, seat }: Sight<G>, playout: Playout<G>): boolean =>
  awaitedIn(playout) !== seat || guide.turn(playout.state) !== guide.turn(state)

const byWorth = <G extends Shape>(a: Way<G>, b: Way<G>): number => b.worth - a.worth

/** The best of them, each state once. */
const widest = <G extends Shape>(ways: readonly Way<G>[], width: number): readonly Way<G>[] => {
  const seen = new Set<string>()
  const kept: Way<G>[] = []
  for (const way of ways.toSorted(byWorth)) {
    if (kept.length === width) break
    const hash = hashOf(way.playout.state)
    if (seen.has(hash)) continue
    seen.add(hash)
    kept.push(way)
  }
  return kept
}

/** Ends that are kept: a plan needs the best of them, and each holds a whole state. */
const MOST_ENDS = 64

/** What comes to mind: always something. */
const thoughtOf = <T>(deeds: readonly T[], overlooks: number, below: Chance['below']): readonly T[] => {
  if (overlooks === 0) return deeds
  const seen = deeds.filter(() => below(100) >= overlooks)
  return seen.length > 0 ? seen : deeds.slice(below(deeds.length)).slice(0, 1)
}

/** All that may be done from the end of a way and that comes to mind. */
const branches = <G extends Shape>(
  sight: Sight<G>,
  way: Way<G>,
  { overlooks = 0 }: Beam,
  below: Chance['below'],
): readonly Way<G>[] => {
  const view = viewIn(sight, way.playout.state)
  const deeds = sight.guide.sensible(view, sight.game.legal(view))
  return thoughtOf(deeds, overlooks, below).map((action) => further(sight, way, action))
}

/** So many steps are thought to follow, whenever it is asked. */
const STEPS_AHEAD = 6

/** How many ways may go on when one has so many branches and so many nodes are left: always one. */
const narrowed = (width: number, branches: number, nodesLeft: number): number =>
  Math.max(1, Math.min(width, Math.floor(nodesLeft / (STEPS_AHEAD * Math.max(1, branches)))))

/** Looks from a playout of the sight's own state to the end of the turn. Yields between two steps, so that it may be left at any time. */
export function* look<G extends Shape>(
  sight: Sight<G>,
  from: Playout<G>,
  beam: Beam,
  below: Chance['below'],
): Generator<number, Looked<G>> {
  const { width, nodes: most } = beam
  let ends: Way<G>[] = []
  let nodes = 0
  let front: readonly Way<G>[] = [standing(sight, from)]
  while (front.length > 0 && nodes < 4 * most) {
    const next: Way<G>[] = []
    const before = nodes
    for (const way of front) {
      const ways = branches(sight, way, beam, below)
      nodes += ways.length
      for (const one of ways) (isOver(sight, one.playout) ? ends : next).push(one)
      yield ways.length
    }
    front = widest(next, narrowed(width, (nodes - before) / front.length, most - nodes))
    ends = ends.sort(byWorth).slice(0, MOST_ENDS)
  }
  // A turn without an end is cut where it stands.
  return { ends: ends.length > 0 ? ends : front, nodes }
}
