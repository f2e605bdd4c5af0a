/** Puzzles that are made, proved by the real game: solvable with just their tokens, by nothing shorter, and the same for everybody. */
import { describe, expect, test } from 'vitest'
import type { Action } from '../../../../src/games/blackstone/actions.ts'
import { SPACES } from '../../../../src/games/blackstone/board.ts'
import { openCode, TASKS } from '../../../../src/games/blackstone/cards.ts'
import { cheapestWay } from '../../../../src/games/blackstone/insight/cheapest/cheapest.ts'
import { parseSpace, parseVassal } from '../../../../src/games/blackstone/notation/cards.ts'
import { type Board, EMPTY } from '../../../../src/games/blackstone/puzzles/board.ts'
import { formationGoal } from '../../../../src/games/blackstone/puzzles/formationGoal.ts'
import { gradeFor, rarity } from '../../../../src/games/blackstone/puzzles/grade.ts'
import { makePuzzle } from '../../../../src/games/blackstone/puzzles/make.ts'
import { GRADES, KINDS, type Puzzle } from '../../../../src/games/blackstone/puzzles/puzzle.ts'
import { search } from '../../../../src/games/blackstone/puzzles/search.ts'
import { taskGoal } from '../../../../src/games/blackstone/puzzles/taskGoal.ts'
import { chanceOf } from '../../../../src/table/chance.ts'
import { type Situation, situation } from '../situation.ts'

const SEEDS = process.env.NIGHTLY ? 20 : 2

const seeded = (kind: Puzzle['kind'], grade: Puzzle['grade'], seed: number): Puzzle =>
  makePuzzle(kind, grade, chanceOf(`${kind} ${grade} ${seed}`, 'puzzle', 0).below)

const MADE = KINDS.flatMap((kind) =>
  GRADES.flatMap((grade) => Array.from({ length: SEEDS }, (_, seed) => seeded(kind, grade, seed))),
)

const laid = ({ position }: Pick<Puzzle, 'position'>): Situation => situation(position)

const isSolved = (at: Situation): boolean => at.outcome?.ranks[0] === 1 || at.legalOf('complete').length > 0

const board = (lying: Readonly<Record<string, string>>): Board => {
  const codes = Array<number>(SPACES.length).fill(EMPTY)
  for (const [where, who] of Object.entries(lying)) {
    const vassal = parseVassal(who)
    codes[parseSpace(where) ?? -1] = vassal ? openCode(vassal.card, vassal.side) : EMPTY
  }
  return codes
}

const PLENTY = { knights: 9, wizards: 9 }
const task = (id: string) => {
  const found = TASKS.find((one) => one.id === id)
  if (!found) throw new Error(`no task ${id}`)
  return taskGoal(found)
}

describe('the search', () => {
  // G01 asks for any lion on BS, and for any spy in column L. The lion makes room for the spy: one order only.
  const one = board({ LS: 'Lc/De', AS: 'Py/Mc' })

  test('finds all shortest ways: worked out by hand', () => {
    const way = [
      { kind: 'slide', from: 1, to: 0 },
      { kind: 'slide', from: 2, to: 1 },
    ]
    expect(search(task('G01'), one, PLENTY, 3)).toEqual([{ knights: 2, wizards: 0, way, ends: 1, ways: 1 }])
  })

  test('tells ways by what pays for them', () => {
    const two = board({ BT: 'Lc/De', BS: 'Pe/Ms', AT: 'Py/Mc' })
    // Lion: swapped upwards with BS. Spy: slid to LT. In either order.
    const solved = search(task('G01'), two, PLENTY, 3)
    expect(solved).toMatchObject([{ knights: 1, wizards: 1, ends: 1, ways: 2 }])
    expect(search(task('G01'), two, { knights: 1, wizards: 0 }, 3)).toEqual([])
  })

  test('finds nothing where more deeds are needed than were asked for', () => {
    expect(search(task('G01'), one, PLENTY, 1)).toEqual([])
  })

  test('counts by how many orders there are: three slides each, and the one that leads there', () => {
    // With two Knights: the lion goes to BS or down, the spy down or right; behind the first slide to BS the lion may go back or down.
    const [solved] = search(task('G01'), one, PLENTY, 3) ?? []
    if (!solved) throw new Error('nothing found')
    // First deed: lion to BS or LT, spy to CS or AT: 4. Second: lion on BS to LS or BT; spy on AS to LS, CS or AT: 5.
    expect(rarity(one, solved)).toBe(20)
    expect(gradeFor(20)).toBe('easy')
  })
})

describe.each(MADE.map((made) => [`${made.kind}, ${made.grade}`, made] as const))('%s', (_, made) => {
  test('is solved in the real game by its way, with no token left', () => {
    const at = laid(made)
    at.do(...made.way.slice(0, -1))
    expect(isSolved(at)).toBe(false)
    at.do(...made.way.slice(-1))
    expect(at.tokens(0)).toEqual([0, 0])
    expect(isSolved(at)).toBe(true)
    if (made.kind === 'formation') expect(at.outcome?.decidedBy).toBe('formation')
    else {
      at.do(at.legalOf('complete')[0] as Action)
      expect(at.state.completions).toBe(1)
    }
  })

  test('has its grade, and few boards that solve it', () => {
    expect(gradeFor(made.rarity)).toBe(made.grade)
    expect(made.ends).toBeGreaterThan(0)
    expect(made.ends).toBeLessThan(5)
  })
})

describe('against a second method', () => {
  test.each(MADE.filter(({ kind }) => kind === 'task').map((made) => [made.grade, made] as const))(
    'a task, %s: the cheapest way takes as many tokens, and with one fewer it lacks one',
    (_, made) => {
      const cheapest = ({ knights, wizards }: { readonly knights: number; readonly wizards: number }) => {
        const [court] = made.position.courts ?? []
        const { scene, state } = laid({ position: { ...made.position, courts: [{ ...court, knights, wizards }] } })
        return cheapestWay({ ...scene, seat: 0 }, state.courts[0]?.hand[0] ?? -1)
      }
      expect(cheapest(made)).toMatchObject({ missing: 0, knights: made.knights, wizards: made.wizards })
      expect(cheapest({ knights: 20, wizards: 20 })).toMatchObject({ missing: 0 })
      const free = cheapest({ knights: 20, wizards: 20 })
      expect(free && 'actions' in free && free.actions.length).toBe(made.way.length)
    },
  )

  /** Boards of the real game after all deeds that these tokens pay. */
  const tried = (at: Situation, deeds: number): readonly Situation[] => {
    if (deeds === 0 || at.outcome) return [at]
    const kinds = ['slide', 'swap', 'flip']
    return at.legal
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap((action) => {
        const next = at.fork()
        next.do(action)
        return tried(next, deeds - 1)
      })
  }

  test('two deeds of a task, all tried: as many boards solve it as were counted, and one deed does not', () => {
    const made = Array.from({ length: 40 }, (_, seed) => seeded('task', 'easy', seed)).find(
      ({ way }) => way.length === 2,
    )
    if (!made) throw new Error('none of two deeds')
    const ends = tried(laid(made), 2).filter(isSolved)
    expect(new Set(ends.map(({ board: lying }) => JSON.stringify(lying))).size).toBe(made.ends)
    expect(tried(laid(made), 1).some(isSolved)).toBe(false)
  })

  test('an easy formation, all tried: no two deeds lead there', () => {
    const made = seeded('formation', 'easy', 0)
    expect(tried(laid(made), made.way.length - 1).some(isSolved)).toBe(false)
  })
})

test('the formation is never nearer than its bound says: each deed of a way brings it one nearer at most', () => {
  for (const made of MADE.filter(({ kind }) => kind === 'formation')) {
    const far = board(made.position.board ?? {})
    expect(formationGoal.least(far)).toBeGreaterThan(0)
    expect(formationGoal.least(far)).toBeLessThanOrEqual(made.way.length)
  }
})

test('the same numbers make the same puzzle, on every phone', () => {
  expect(MADE.filter((_, at) => at % SEEDS === 0)).toMatchSnapshot()
})
