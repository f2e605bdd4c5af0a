/** The most Baileys that can be occupied with the Recruits, moves and removals that wait, used in any order. */
import { numbersFrom, withNumbers, withoutNumber } from '../../numberLists.ts'
import { influenceInBailey } from '../site/influence.ts'
import { isWall, type Recruits, type Site } from '../site/site.ts'
import { besideOf, type Square } from '../site/square.ts'
import type { TurnState } from '../state.ts'
import type { PuzzleMove, PuzzleSolution } from './puzzle.ts'
import { type PuzzleStep, searchSolution } from './searchSolution.ts'

/** What of a turn is used in a puzzle of Recruits. */
export type WaitingRecruits = Pick<TurnState, 'ground' | 'any' | 'moves' | 'removals'>

/** Where the Recruits of both seats stand, and what waits. */
interface PlacedRecruits {
  readonly own: readonly Square[]
  readonly rivals: readonly Square[]
  readonly waiting: WaitingRecruits
}

/** A site, and the squares of it on which posting a Recruit changes something. */
interface Useful {
  readonly site: Site
  readonly usefulSquares: readonly Square[]
}

/** Squares as text, a letter for each: it is the same for the same squares, as they are ascending. */
const textOf = (squares: readonly Square[]): string => String.fromCharCode(...squares)

const restKey = (rivals: readonly Square[], { ground, any, moves, removals }: WaitingRecruits): string =>
  `/${textOf(rivals)}/${ground}${any}${moves}${removals}`

const step = (move: PuzzleMove, next: PlacedRecruits): PuzzleStep<PlacedRecruits> => ({
  move,
  key: textOf(next.own) + restKey(next.rivals, next.waiting),
  arrive: () => next,
})

/** One of each kind of posting: what is left of what waits, and the end of the key. */
const afterPosting = (rivals: readonly Square[], waiting: WaitingRecruits, by: 'ground' | 'any') => {
  const left = { ...waiting, [by]: waiting[by] - 1 }
  return waiting[by] > 0 ? { left, key: restKey(rivals, left) } : null
}

/** Posting on each of these squares that is free, a Recruit for the ground first where it is ground (rules 5.2). */
const posts = (
  { site, usefulSquares }: Useful,
  { own, rivals, waiting }: PlacedRecruits,
): readonly PuzzleStep<PlacedRecruits>[] => {
  const any = afterPosting(rivals, waiting, 'any')
  const ground = afterPosting(rivals, waiting, 'ground') ?? any
  const steps: PuzzleStep<PlacedRecruits>[] = []
  for (const square of usefulSquares) {
    const after = isWall(site, square) ? any : ground
    if (!after || own.includes(square) || rivals.includes(square)) continue
    const before = own.findIndex((other) => other > square)
    const next = own.toSpliced(before < 0 ? own.length : before, 0, square)
    steps.push({
      move: { kind: 'post', square },
      key: textOf(next) + after.key,
      arrive: () => ({ own: next, rivals, waiting: after.left }),
    })
  }
  return steps
}

/** Moving an own Recruit one square on its level (C13). */
const moves = (site: Site, { own, rivals, waiting }: PlacedRecruits): readonly PuzzleStep<PlacedRecruits>[] => {
  if (waiting.moves === 0) return []
  const left = { ...waiting, moves: waiting.moves - 1 }
  const isFree = (square: Square): boolean => !own.includes(square) && !rivals.includes(square)
  return own.flatMap((from) =>
    (besideOf(site.size)[from] ?? [])
      .filter((to) => isFree(to) && isWall(site, to) === isWall(site, from))
      .map((to) =>
        step({ kind: 'move', from, to }, { own: withNumbers(withoutNumber(own, from), to), rivals, waiting: left }),
      ),
  )
}

/** Removing a Recruit of the rival beside an own one. */
const ousts = (site: Site, { own, rivals, waiting }: PlacedRecruits): readonly PuzzleStep<PlacedRecruits>[] => {
  if (waiting.removals === 0) return []
  const left = { ...waiting, removals: waiting.removals - 1 }
  return rivals
    .filter((square) => (besideOf(site.size)[square] ?? []).some((beside) => own.includes(beside)))
    .map((square) => step({ kind: 'oust', square }, { own, rivals: withoutNumber(rivals, square), waiting: left }))
}

/** For each Bailey the Influence of a Recruit on each square. */
const influenceTables = (site: Site): readonly (readonly number[])[] =>
  site.baileys.map((bailey) =>
    numbersFrom(0, site.size * site.size).map((square) => influenceInBailey(site, [[square]], bailey)[0] ?? 0),
  )

const influenceBy = (table: readonly number[], squares: readonly Square[]): number => {
  let sum = 0
  for (const square of squares) sum += table[square] ?? 0
  return sum
}

/**
 * Searches all ways to use what waits; null if there are too many. The first seat plays, against the second. Recruits
 * are posted only where they count in a Bailey or stand beside one of the rival's: elsewhere they change nothing.
 */
export const solveRecruitPuzzle = (
  site: Site,
  [own = [], rivals = []]: Recruits,
  waiting: WaitingRecruits,
): PuzzleSolution | null => {
  const tables = influenceTables(site)
  const besideRivals = rivals.flatMap((square) => besideOf(site.size)[square] ?? [])
  const usefulSquares = numbersFrom(0, site.size * site.size).filter(
    (square) => besideRivals.includes(square) || tables.some((table) => (table[square] ?? 0) > 0),
  )
  return searchSolution<PlacedRecruits>({
    start: { own, rivals, waiting },
    stepsFrom: (here) => [...posts({ site, usefulSquares }, here), ...moves(site, here), ...ousts(site, here)],
    reachedIn: (here) =>
      tables.filter((table) => influenceBy(table, here.own) > influenceBy(table, here.rivals)).length,
  })
}
