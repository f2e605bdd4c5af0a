/**
 * Generated puzzles, checked with the real game: solvable with just their tokens, by no shorter solution, and the same
 * for everybody.
 */
import { describe, expect, test } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import { SPACES } from '#src/games/blackstone/board.ts'
import { encodeCard, TASKS } from '#src/games/blackstone/cards.ts'
import { findCheapestRoute } from '#src/games/blackstone/insight/completionSearch/findCheapestRoute.ts'
import { parseSpace, parseVassal } from '#src/games/blackstone/notation/cardAndSpaceNotation.ts'
import { createPuzzle, gradeFor, rarityOf } from '#src/games/blackstone/puzzles/createPuzzle.ts'
import { formationGoal } from '#src/games/blackstone/puzzles/formationGoal.ts'
import { PUZZLE_KINDS, type Puzzle } from '#src/games/blackstone/puzzles/puzzle.ts'
import { EMPTY, type PuzzleBoard } from '#src/games/blackstone/puzzles/puzzleBoard.ts'
import { searchSolutions } from '#src/games/blackstone/puzzles/searchSolutions.ts'
import { taskGoal } from '#src/games/blackstone/puzzles/taskGoal.ts'
import { PUZZLE_GRADES } from '#src/kernel/puzzleGrade.ts'
import { seededRandomSource } from '#src/table/arbiter/seededRandomSource.ts'
import { type Situation, situation } from '../testTable.ts'

const SEEDS = process.env.NIGHTLY ? 20 : 2

const createSeededPuzzle = (kind: Puzzle['kind'], grade: Puzzle['grade'], seed: number): Puzzle =>
  createPuzzle(kind, grade, seededRandomSource(`${kind} ${grade} ${seed}`, 'puzzle', 0).below)

const PUZZLES = PUZZLE_KINDS.flatMap((kind) =>
  PUZZLE_GRADES.flatMap((grade) => Array.from({ length: SEEDS }, (_, seed) => createSeededPuzzle(kind, grade, seed))),
)

const situationOf = ({ position }: Pick<Puzzle, 'position'>): Situation => situation(position)

const isSolved = (s: Situation): boolean => s.outcome?.ranks[0] === 1 || s.legalOf('complete').length > 0

const boardOf = (vassals: Readonly<Record<string, string>>): PuzzleBoard => {
  const codes = Array<number>(SPACES.length).fill(EMPTY)
  for (const [where, who] of Object.entries(vassals)) {
    const vassal = parseVassal(who)
    codes[parseSpace(where) ?? -1] = vassal ? encodeCard(vassal.card, vassal.side) : EMPTY
  }
  return codes
}

const PLENTY_OF_TOKENS = { knights: 9, wizards: 9 }
const taskGoalOf = (id: string) => {
  const found = TASKS.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`no task ${id}`)
  return taskGoal(found)
}

describe('the search', () => {
  // G01 asks for any lion on BS, and for any spy in column L. The lion makes room for the spy: one order only.
  const oneOrderBoard = boardOf({ LS: 'Lc/De', AS: 'Py/Mc' })

  test('finds all shortest solutions, as worked out by hand', () => {
    const path = [
      { kind: 'slide', from: 1, to: 0 },
      { kind: 'slide', from: 2, to: 1 },
    ]
    expect(searchSolutions(taskGoalOf('G01'), oneOrderBoard, PLENTY_OF_TOKENS, 3)).toEqual([
      { knights: 2, wizards: 0, path, endBoards: 1, pathCount: 1 },
    ])
  })

  test('separates solutions by the tokens that pay for them', () => {
    const swapBoard = boardOf({ BT: 'Lc/De', BS: 'Pe/Ms', AT: 'Py/Mc' })
    // Lion: swapped upwards with BS. Spy: slid to LT. In either order.
    const solved = searchSolutions(taskGoalOf('G01'), swapBoard, PLENTY_OF_TOKENS, 3)
    expect(solved).toMatchObject([{ knights: 1, wizards: 1, endBoards: 1, pathCount: 2 }])
    expect(searchSolutions(taskGoalOf('G01'), swapBoard, { knights: 1, wizards: 0 }, 3)).toEqual([])
  })

  test('finds nothing where more moves are needed than allowed', () => {
    expect(searchSolutions(taskGoalOf('G01'), oneOrderBoard, PLENTY_OF_TOKENS, 1)).toEqual([])
  })

  test('rates a puzzle by the number of orders: three slides each, and the one that leads there', () => {
    // With two Knights: the lion goes to BS or down, the spy down or right; behind the first slide to BS the lion may
    // go back or down.
    const [solved] = searchSolutions(taskGoalOf('G01'), oneOrderBoard, PLENTY_OF_TOKENS, 3) ?? []
    if (!solved) throw new Error('nothing found')
    // First move: lion to BS or LT, spy to CS or AT: 4. Second: lion on BS to LS or BT; spy on AS to LS, CS or AT: 5.
    expect(rarityOf(oneOrderBoard, solved)).toBe(20)
    expect(gradeFor(20)).toBe('easy')
  })
})

describe.each(PUZZLES.map((puzzle) => [`${puzzle.kind}, ${puzzle.grade}`, puzzle] as const))('%s', (_, puzzle) => {
  test('is solved in the real game by its solution, with no token left', () => {
    const s = situationOf(puzzle)
    s.do(...puzzle.way.slice(0, -1))
    expect(isSolved(s)).toBe(false)
    s.do(...puzzle.way.slice(-1))
    expect(s.tokens(0)).toEqual([0, 0])
    expect(isSolved(s)).toBe(true)
    if (puzzle.kind === 'formation') expect(s.outcome?.decidedBy).toBe('formation')
    else {
      s.do(s.legalOf('complete')[0] as Action)
      expect(s.state.completions).toBe(1)
    }
  })

  test('has its grade, and few boards that solve it', () => {
    expect(gradeFor(puzzle.rarity)).toBe(puzzle.grade)
    expect(puzzle.ends).toBeGreaterThan(0)
    expect(puzzle.ends).toBeLessThan(5)
  })
})

describe('against a second method', () => {
  test.each(PUZZLES.filter(({ kind }) => kind === 'task').map((puzzle) => [puzzle.grade, puzzle] as const))(
    'a task, %s: the cheapest way takes as many tokens, and with one fewer it lacks one',
    (_, puzzle) => {
      const cheapest = ({ knights, wizards }: { readonly knights: number; readonly wizards: number }) => {
        const [court] = puzzle.position.courts ?? []
        const { scene, state } = situationOf({
          position: { ...puzzle.position, courts: [{ ...court, knights, wizards }] },
        })
        return findCheapestRoute({ ...scene, seat: 0 }, state.courts[0]?.hand[0] ?? -1)
      }
      expect(cheapest(puzzle)).toMatchObject({ missing: 0, knights: puzzle.knights, wizards: puzzle.wizards })
      expect(cheapest({ knights: 20, wizards: 20 })).toMatchObject({ missing: 0 })
      const cheapestRoute = cheapest({ knights: 20, wizards: 20 })
      expect(cheapestRoute && 'actions' in cheapestRoute && cheapestRoute.actions.length).toBe(puzzle.way.length)
    },
  )

  /** All situations of the real game after this many moves that the tokens can pay. */
  const reachableSituations = (s: Situation, moves: number): readonly Situation[] => {
    if (moves === 0 || s.outcome) return [s]
    const kinds = ['slide', 'swap', 'flip']
    return s.legal
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap((action) => {
        const next = s.fork()
        next.do(action)
        return reachableSituations(next, moves - 1)
      })
  }

  test('two moves of a task, all tried: as many boards solve it as were counted, and one move does not', () => {
    const puzzle = Array.from({ length: 40 }, (_, seed) => createSeededPuzzle('task', 'easy', seed)).find(
      ({ way }) => way.length === 2,
    )
    if (!puzzle) throw new Error('none of two moves')
    const ends = reachableSituations(situationOf(puzzle), 2).filter(isSolved)
    expect(new Set(ends.map(({ board: vassals }) => JSON.stringify(vassals))).size).toBe(puzzle.ends)
    expect(reachableSituations(situationOf(puzzle), 1).some(isSolved)).toBe(false)
  })

  test('an easy formation, all tried: no two moves lead there', () => {
    const puzzle = createSeededPuzzle('formation', 'easy', 0)
    expect(reachableSituations(situationOf(puzzle), puzzle.way.length - 1).some(isSolved)).toBe(false)
  })
})

test('the formation is never nearer than its bound: each move of a solution brings it one nearer at most', () => {
  for (const puzzle of PUZZLES.filter(({ kind }) => kind === 'formation')) {
    const startBoard = boardOf(puzzle.position.board ?? {})
    expect(formationGoal.minMoves(startBoard)).toBeGreaterThan(0)
    expect(formationGoal.minMoves(startBoard)).toBeLessThanOrEqual(puzzle.way.length)
  }
})

test('the same numbers make the same puzzle, on every phone', () => {
  expect(PUZZLES.filter((_, s) => s % SEEDS === 0)).toMatchSnapshot()
})
