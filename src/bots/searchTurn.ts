/**
 * Beam search of a whole turn in one sampled world: of all actions one step further, the most promising go on. What the
 * turn shows in private is not looked at, so no plan counts on a lucky card.
 */

import type { Shape } from '../kernel/contract.ts'
import { createHasher } from '../kernel/hash64.ts'
import { isVeiled } from '../kernel/isVeiled.ts'
import { awaitedSeats, type Playout, playAction } from '../kernel/playout.ts'
import type { RandomSource } from '../kernel/randomSource.ts'
import { type InformationSet, viewOfState } from './informationSet.ts'
import { playOthersAnswers } from './playOthersAnswers.ts'
import { playOthersChoices } from './sampleWorld.ts'

/** Path through the turn, as far as it goes. */
export interface TurnPath<G extends Shape> {
  readonly playout: Playout<G>
  readonly actions: readonly G['action'][]
  /** Number of actions that are safe to play before anything unknown is shown; the one that shows it counts. */
  readonly sureActions: number
  readonly hasRevealed: boolean
  readonly value: number
  /** The turn is over, as the guide foresees it; else the playout says so. */
  readonly isForeseenOver?: boolean
}

export interface BeamSettings {
  /** Most paths that go on from each step. */
  readonly width: number
  /** Number of moves to try in all. The beam narrows towards it and still reaches the end of the turn. */
  readonly nodes: number
  /** Percentage of moves that are overlooked, each at random; none if absent. */
  readonly overlookPercent?: number
}

/** Paths to the end of the turn, best first, and the number of moves tried to find them. */
export interface BeamResult<G extends Shape> {
  readonly paths: readonly TurnPath<G>[]
  readonly nodes: number
}

/** Path without actions. */
const createStartPath = <G extends Shape>(infoSet: InformationSet<G>, playout: Playout<G>): TurnPath<G> => ({
  playout,
  actions: [],
  sureActions: 0,
  hasRevealed: false,
  value: infoSet.guide.evaluate(viewOfState(infoSet, playout.state)),
})

/** Path with one more action that the guide foresees; null if it does not. */
const foreseePath = <G extends Shape>(
  infoSet: InformationSet<G>,
  path: TurnPath<G>,
  action: G['action'],
): TurnPath<G> | null => {
  const foresight = infoSet.guide.foresee?.(viewOfState(infoSet, path.playout.state), action)
  if (!foresight) return null
  const { state, value, isUncertain, isTurnOver: isForeseenOver } = foresight
  return {
    playout: { ...path.playout, state, seq: path.playout.seq + 1 },
    actions: [...path.actions, action],
    sureActions: path.hasRevealed ? path.sureActions : path.sureActions + 1,
    hasRevealed: path.hasRevealed || isUncertain,
    value,
    isForeseenOver,
  }
}

/** Path with one more action; `isVeiledTurn`: others choose at the same time. */
const extendPath = <G extends Shape>(
  infoSet: InformationSet<G>,
  path: TurnPath<G>,
  action: G['action'],
  isVeiledTurn: boolean,
): TurnPath<G> => {
  const playout = playOthersAnswers(infoSet, playAction(path.playout, action, infoSet.seat))
  // A draw, or another's answer, is an entry of its own: more than one entry means that something was shown. So do the
  // choices of others.
  const reveals = playout.seq > path.playout.seq + 1 || isVeiledTurn
  return {
    playout,
    actions: [...path.actions, action],
    sureActions: path.hasRevealed ? path.sureActions : path.sureActions + 1,
    hasRevealed: path.hasRevealed || reveals,
    value: infoSet.guide.evaluate(viewOfState(infoSet, playout.state)),
  }
}

/** Whether the turn is over: somebody else is next, or the same seat's next turn. */
export const isTurnOver = <G extends Shape>({ guide, state, seat }: InformationSet<G>, playout: Playout<G>): boolean =>
  !awaitedSeats(playout).includes(seat) || guide.turn(playout.state) !== guide.turn(state)

const isPathOver = <G extends Shape>(infoSet: InformationSet<G>, path: TurnPath<G>): boolean =>
  path.isForeseenOver ?? isTurnOver(infoSet, path.playout)

const byValue = <G extends Shape>(a: TurnPath<G>, b: TurnPath<G>): number => b.value - a.value

/**
 * Best paths, each state once. The seat is awaited at the end of each, so no choice is made there that is not in its
 * state.
 */
const bestDistinctPaths = <G extends Shape>(paths: readonly TurnPath<G>[], width: number): readonly TurnPath<G>[] => {
  const seen = new Set<string>()
  const hashState = createHasher()
  const best: TurnPath<G>[] = []
  for (const path of paths.toSorted(byValue)) {
    if (best.length === width) break
    const hash = hashState(path.playout.state)
    if (seen.has(hash)) continue
    seen.add(hash)
    best.push(path)
  }
  return best
}

/** Most finished paths that are kept: a plan needs the best of them, and each has a whole state. */
const MAX_PATHS = 64

/** Moves that are not overlooked: always at least one. */
const pickNoticed = <T>(moves: readonly T[], overlookPercent: number, below: RandomSource['below']): readonly T[] => {
  if (overlookPercent === 0) return moves
  const noticed = moves.filter(() => below(100) >= overlookPercent)
  return noticed.length > 0 ? noticed : moves.slice(below(moves.length)).slice(0, 1)
}

/** Paths with one more move that is not overlooked. */
const nextPaths = <G extends Shape>(
  infoSet: InformationSet<G>,
  path: TurnPath<G>,
  { overlookPercent = 0 }: BeamSettings,
  below: RandomSource['below'],
): readonly TurnPath<G>[] => {
  const view = viewOfState(infoSet, path.playout.state)
  const moves = infoSet.guide.sensible(view, infoSet.game.legal(view))
  const isVeiledTurn = isVeiled(infoSet.game.turn(path.playout.state))
  const start = { ...path, playout: playOthersChoices(infoSet.guide, path.playout, infoSet.seat, below) }
  const percent = Math.round(overlookPercent * (1 - infoSet.guide.attention(infoSet.state, overlookPercent)))
  return pickNoticed(moves, percent, below).map(
    (action) => foreseePath(infoSet, start, action) ?? extendPath(infoSet, start, action, isVeiledTurn),
  )
}

/** Number of further steps that is assumed at any point. */
const STEPS_AHEAD = 6

/** Number of paths that may go on with so many branches each and so many nodes left: always at least one. */
const narrowedWidth = (width: number, branchCount: number, nodesLeft: number): number =>
  Math.max(1, Math.min(width, Math.floor(nodesLeft / (STEPS_AHEAD * Math.max(1, branchCount)))))

/**
 * Searches from a playout of the information set's state to the end of the turn. Yields between two steps, so that it
 * may be stopped at any time.
 */
export function* searchTurn<G extends Shape>(
  infoSet: InformationSet<G>,
  from: Playout<G>,
  beam: BeamSettings,
  below: RandomSource['below'],
): Generator<number, BeamResult<G>> {
  const { width, nodes: nodeTarget } = beam
  let finished: TurnPath<G>[] = []
  let nodes = 0
  let frontier: readonly TurnPath<G>[] = [createStartPath(infoSet, from)]
  while (frontier.length > 0 && nodes < 4 * nodeTarget) {
    const next: TurnPath<G>[] = []
    const nodesBefore = nodes
    for (const path of frontier) {
      const paths = nextPaths(infoSet, path, beam, below)
      // What is asked now depends on cards that only then are seen: it is planned with them in sight.
      if (paths.length === 0 && path.actions.length > 0) finished.push(path)
      nodes += paths.length
      for (const nextPath of paths) (isPathOver(infoSet, nextPath) ? finished : next).push(nextPath)
      yield paths.length
    }
    frontier = bestDistinctPaths(
      next,
      narrowedWidth(width, (nodes - nodesBefore) / frontier.length, nodeTarget - nodes),
    )
    finished = finished.sort(byValue).slice(0, MAX_PATHS)
  }
  // A turn without an end is cut off here.
  return { paths: finished.length > 0 ? finished : frontier, nodes }
}
