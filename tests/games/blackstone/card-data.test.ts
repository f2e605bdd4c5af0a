import { describe, expect, test } from 'vitest'
import {
  areNeighbours,
  type BoardLine,
  columnOf,
  isOnLine,
  LETTERS,
  rowOf,
  SPACES,
  type Space,
} from '../../../src/games/blackstone/board.ts'
import {
  BOX_DECKS,
  FIRST_RAT,
  faceOnSide,
  isTask,
  isVassal,
  RAT_KINDS,
  ratsOnCard,
  TASKS,
  type Task,
  type TaskDeck,
  VASSAL_COUNT,
} from '../../../src/games/blackstone/cards.ts'
import { DOGS } from '../../../src/games/blackstone/data/dogs.ts'
import { RATS } from '../../../src/games/blackstone/data/rats.ts'
import {
  FACES,
  type Face,
  type FacePattern,
  faceOf,
  factionOf,
  fitsPattern,
  roleOf,
} from '../../../src/games/blackstone/faces.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { tasksOfDeck } from '../../../src/games/blackstone/rules/cardsInPlay.ts'
import { taskOf } from '../../../src/games/blackstone/taskCatalogue.ts'

const KNIGHT_WIZARDS = TASKS.filter((task) => task.type === 'knightWizard')
const MAIN_TASKS = TASKS.filter((task) => task.type !== 'knightWizard')
const inDeck = (deck: string): readonly Task[] => MAIN_TASKS.filter((task) => task.deck === deck)
const ofType = (type: string): readonly Task[] => MAIN_TASKS.filter((task) => task.type === type)

/** How often each value occurs, by value. */
const tally = (values: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
/** How many values occur how often: `{ 4: 21, 3: 4 }` is 21 values four times and 4 three times. */
const spread = (values: readonly (string | number)[]): Record<string, number> => tally(Object.values(tally(values)))

/** The space that both letters of a right requirement name together. */
const rightSpace = ({ right }: Task): Space =>
  SPACES.find((space) => isOnLine(space, right.line) && isOnLine(space, right.blue)) ?? -1
const wildcards = ({ faction, role }: FacePattern): string => `${faction < 0 ? '*' : 'f'}${role < 0 ? '*' : 'r'}`
const kindOf = ({ faction, role }: FacePattern): string => `${faction},${role}`

/**
 * The scheme of rules 4.2, by deck and half: what the left face is combined with to give the right face and the cost.
 */
const SCHEME = {
  guild: [
    [1, 2, 2, 3],
    [2, 1, 3, 2],
  ],
  power: [
    [3, 1, 1, 2],
    [1, 3, 2, 1],
  ],
  machination: [
    [2, 3, 3, 1],
    [3, 2, 1, 3],
  ],
} as const
/** Which of faction and role is printed, left then right, by deck and half. */
const PRINTED = {
  guild: ['f* *r', '*r f*'],
  power: ['fr f*', 'fr *r'],
  machination: ['fr fr', 'fr fr'],
} as const

/** Card `index` of a deck as the scheme makes it: full faces before wildcards. */
const schemeCard = (deck: keyof typeof SCHEME, index: number) => {
  const half = index < 16 ? 0 : 1
  const left: Face = index % 16
  const [rightFaction, rightRole, costFaction, costRole] = SCHEME[deck][half]
  const combined = (faction: number, role: number): Face => faceOf(factionOf(left) ^ faction, roleOf(left) ^ role)
  const right = combined(rightFaction, rightRole)
  const cost = combined(costFaction, costRole)
  return { half, left, right, cost, sum: factionOf(left) + roleOf(left), printed: PRINTED[deck][half] }
}
const expectedType = (deck: string, sum: number, half: number): string =>
  deck === 'power' ? 'king' : deck === 'machination' ? 'ploy' : (sum + half) % 2 === 0 ? 'knight' : 'wizard'
const POINTS = { guild: [1, 1, 2, 2], power: [1, 2, 3, 2], machination: [3, 4, 5, 4] } as const

describe('vassals', () => {
  const pairs = Array.from({ length: VASSAL_COUNT }, (_, card) => [faceOnSide(card, 0), faceOnSide(card, 1)] as const)

  test('[B3] there are 72, no two alike, and the two faces of each differ in faction and in role', () => {
    expect(VASSAL_COUNT).toBe(72)
    expect(new Set(pairs.map((pair) => [...pair].sort((a, b) => a - b).join())).size).toBe(72)
    for (const [up, reverse] of pairs) {
      expect(factionOf(up)).not.toBe(factionOf(reverse))
      expect(roleOf(up)).not.toBe(roleOf(reverse))
    }
  })

  test('[B3] each of the sixteen faces is on nine of them', () => {
    expect(FACES.map((face) => pairs.filter((pair) => pair.includes(face)).length)).toEqual(Array(16).fill(9))
  })
})

describe('the task cards', () => {
  test('96 in three decks of 32, and four Knight-Wizards that are in no deck unless asked for [B142]', () => {
    expect(TASKS.map((task) => task.id)).toEqual([
      ...['G', 'P', 'M'].flatMap((mark) =>
        Array.from({ length: 32 }, (_, i) => `${mark}${String(i + 1).padStart(2, '0')}`),
      ),
      ...['KW1', 'KW2', 'KW3', 'KW4'],
    ])
    const setting = { mode: 'kings-quest', options: {} }
    const cardsOf = (deck: TaskDeck) => tasksOfDeck(game.rulesIn(setting), setting, deck)
    for (const deck of BOX_DECKS) expect(cardsOf(deck).map((card) => taskOf(setting, card))).toEqual(inDeck(deck))
    const cards = BOX_DECKS.flatMap(cardsOf)
    expect(cards.every((card) => isTask(card) && !isVassal(card))).toBe(true)
  })

  test.each(BOX_DECKS)('%s follows the scheme of 4.2: faces, wildcards, cost, type and points', (deck) => {
    inDeck(deck).forEach((task, index) => {
      const { half, left, right, cost, sum, printed } = schemeCard(deck, index)
      expect([task.id, `${wildcards(task.left)} ${wildcards(task.right)}`]).toEqual([task.id, printed])
      expect([task.id, fitsPattern(left, task.left), fitsPattern(right, task.right)]).toEqual([task.id, true, true])
      expect([task.id, task.cost]).toEqual([task.id, cost])
      expect([task.id, task.type]).toEqual([task.id, expectedType(deck, sum, half)])
      expect([task.id, task.points]).toEqual([task.id, POINTS[deck][sum % 4]])
    })
  })

  test('the three faces of a card differ pairwise in faction and in role', () => {
    for (const deck of BOX_DECKS) {
      inDeck(deck).forEach((_, index) => {
        const { left, right, cost } = schemeCard(deck, index)
        expect(new Set([left, right, cost].map(factionOf)).size).toBe(3)
        expect(new Set([left, right, cost].map(roleOf)).size).toBe(3)
      })
    }
  })

  test('a right requirement names a column and a row, never a line of the left space, its space nor a neighbour of it', () => {
    for (const task of TASKS) {
      const { left, right } = task
      const space = rightSpace(task)
      expect([task.id, space >= 0]).toEqual([task.id, true])
      expect([task.id, isOnLine(left.space, right.line)]).toEqual([task.id, false])
      expect([task.id, left.space === space, areNeighbours(left.space, space)]).toEqual([task.id, false, false])
    }
  })

  test('no face is asked for on one space twice in a deck before the wildcards; of the Guild as printed, five are', () => {
    for (const deck of BOX_DECKS) {
      const requirements = inDeck(deck).flatMap((task, index) => {
        const { left, right } = schemeCard(deck, index)
        return [`${left}@${task.left.space}`, `${right}@${rightSpace(task)}`]
      })
      expect(new Set(requirements).size).toBe(64)
    }
    const printed = inDeck('guild').flatMap((task) => [
      `${kindOf(task.left)}@${task.left.space}`,
      `${kindOf(task.right)}@${rightSpace(task)}`,
    ])
    expect(spread(printed)).toEqual({ 1: 54, 2: 5 })
  })

  test('no two of the 100 are alike', () => {
    const faces = TASKS.map(({ left, right, cost }) => JSON.stringify([left, right, cost]))
    expect(new Set(faces).size).toBe(100)
  })
})

describe('balances of 4.3', () => {
  const left = (tasks: readonly Task[]): readonly Space[] => tasks.map((task) => task.left.space)
  const right = (tasks: readonly Task[]): readonly Space[] => tasks.map(rightSpace)
  const letters = (lines: readonly BoardLine[]): Record<string, number> =>
    tally(lines.map((line) => LETTERS[line] ?? '?'))

  test('left spaces: 21 four times and 4 three times, with the Knight-Wizards all 25 four times', () => {
    expect(spread(left(MAIN_TASKS))).toEqual({ 4: 21, 3: 4 })
    expect(spread(left(TASKS))).toEqual({ 4: 25 })
  })

  test('right spaces: the same, and the Knight-Wizards take exactly the thin ones', () => {
    expect(spread(right(MAIN_TASKS))).toEqual({ 4: 21, 3: 4 })
    expect(spread(right(TASKS))).toEqual({ 4: 25 })
    const thin = (spaces: readonly Space[]) =>
      SPACES.filter((space) => spaces.filter((one) => one === space).length === 3)
    expect([...left(KNIGHT_WIZARDS)].sort((a, b) => a - b)).toEqual(thin(left(MAIN_TASKS)))
    expect([...right(KNIGHT_WIZARDS)].sort((a, b) => a - b)).toEqual(thin(right(MAIN_TASKS)))
  })

  test('both together: 17 eight times and 8 seven times, with the Knight-Wizards all 25 eight times', () => {
    expect(spread([...left(MAIN_TASKS), ...right(MAIN_TASKS)])).toEqual({ 8: 17, 7: 8 })
    expect(spread([...left(TASKS), ...right(TASKS)])).toEqual({ 8: 25 })
  })

  test('in each deck every space is on the left once or twice, seven of them twice, and so on the right', () => {
    for (const deck of BOX_DECKS) {
      expect(spread(left(inDeck(deck)))).toEqual({ 1: 18, 2: 7 })
      expect(spread(right(inDeck(deck)))).toEqual({ 1: 18, 2: 7 })
    }
  })

  test('black letters, in all and in each deck: three or four of each, sixteen rows and sixteen columns', () => {
    expect(letters(MAIN_TASKS.map((task) => task.right.line))).toEqual({
      ...{ B: 9, L: 10, A: 9, C: 10, K: 10 },
      ...{ S: 10, T: 10, O: 9, N: 9, E: 10 },
    })
    for (const deck of BOX_DECKS) {
      const lines = inDeck(deck).map((task) => task.right.line)
      expect(new Set(Object.values(letters(lines)))).toEqual(new Set([3, 4]))
      expect(lines.filter((line) => line < 5).length).toBe(16)
      expect(new Set(lines).size).toBe(10)
    }
  })

  test('blue letters', () => {
    expect(letters(MAIN_TASKS.map((task) => task.right.blue))).toEqual({
      ...{ B: 10, L: 9, A: 10, C: 9, K: 10 },
      ...{ S: 9, T: 9, O: 10, N: 11, E: 9 },
    })
  })

  test('descriptions: each wild kind four times, each face twice', () => {
    const kinds = (deck: string, side: 'left' | 'right') => spread(inDeck(deck).map((task) => kindOf(task[side])))
    expect(kinds('guild', 'left')).toEqual({ 4: 8 })
    expect(kinds('power', 'left')).toEqual({ 2: 16 })
    expect(kinds('machination', 'left')).toEqual({ 2: 16 })
    expect(kinds('guild', 'right')).toEqual({ 4: 8 })
    expect(kinds('power', 'right')).toEqual({ 4: 8 })
    expect(kinds('machination', 'right')).toEqual({ 2: 16 })
  })

  test('cost faces: each twice in every deck, once among the Knights and once among the Wizards', () => {
    for (const deck of BOX_DECKS) expect(spread(inDeck(deck).map((task) => task.cost))).toEqual({ 2: 16 })
    for (const type of ['knight', 'wizard']) expect(spread(ofType(type).map((task) => task.cost))).toEqual({ 1: 16 })
  })

  test('types and points: 16 Knights, 16 Wizards, 32 Kings, 32 Ploys, 240 points', () => {
    const points = (type: string) => tally(ofType(type).map((task) => task.points))
    expect(tally(MAIN_TASKS.map((task) => task.type))).toEqual({ knight: 16, wizard: 16, king: 32, ploy: 32 })
    expect(points('knight')).toEqual({ 1: 8, 2: 8 })
    expect(points('wizard')).toEqual({ 1: 8, 2: 8 })
    expect(points('king')).toEqual({ 1: 8, 2: 16, 3: 8 })
    expect(points('ploy')).toEqual({ 3: 8, 4: 16, 5: 8 })
    const sum = (tasks: readonly Task[]) => tasks.reduce((total, task) => total + task.points, 0)
    expect([...BOX_DECKS.map((deck) => sum(inDeck(deck))), sum(MAIN_TASKS)]).toEqual([48, 64, 128, 240])
  })

  test('[B142] Knight-Wizards: left exact, right wild, 2 points, four different factions and roles on the left', () => {
    expect(KNIGHT_WIZARDS.map((task) => wildcards(task.left))).toEqual(['fr', 'fr', 'fr', 'fr'])
    expect(KNIGHT_WIZARDS.map((task) => wildcards(task.right))).toEqual(['f*', 'f*', '*r', '*r'])
    expect(KNIGHT_WIZARDS.map((task) => task.points)).toEqual([2, 2, 2, 2])
    expect(new Set(KNIGHT_WIZARDS.map((task) => task.left.faction)).size).toBe(4)
    expect(new Set(KNIGHT_WIZARDS.map((task) => task.left.role)).size).toBe(4)
  })
})

describe('rats and dogs', () => {
  const counted = (deck: keyof typeof RATS) => RAT_KINDS.map((kind) => RATS[deck][kind])
  const rats = (deck: keyof typeof RATS) =>
    counted(deck).reduce((sum, count, kind) => sum + count * ratsOnCard(FIRST_RAT + kind), 0)

  test('4.4 the rats deck has 25 cards, and 23, 25 or 28 rats by difficulty', () => {
    expect(RAT_KINDS).toEqual(['one', 'two', 'three', 'cat', 'duchess', 'plague'])
    expect(counted('easy')).toEqual([7, 5, 2, 4, 4, 3])
    expect(counted('normal')).toEqual([6, 5, 3, 4, 4, 3])
    expect(counted('hard')).toEqual([6, 5, 4, 4, 3, 3])
    for (const deck of ['easy', 'normal', 'hard'] as const) {
      expect(counted(deck).reduce((sum, count) => sum + count, 0)).toBe(25)
    }
    expect([rats('easy'), rats('normal'), rats('hard')]).toEqual([23, 25, 28])
  })

  test('[B119] four dogs of three breeds, two of them Jack Russells, each with its task, price and biggest kill', () => {
    expect(DOGS).toEqual({
      jack: { count: 2, task: 'king', knights: 1, wizards: 1, biggest: 3 },
      scottie: { count: 1, task: 'wizard', knights: 0, wizards: 1, biggest: 2 },
      westie: { count: 1, task: 'knight', knights: 1, wizards: 0, biggest: 1 },
    })
  })
})

describe('the board', () => {
  test('2.0 ten letters, all different, name five columns and five rows', () => {
    expect(LETTERS.join('')).toBe('BLACKSTONE')
    expect(new Set(LETTERS).size).toBe(10)
    expect(SPACES.map((space) => `${LETTERS[columnOf(space)]}${LETTERS[rowOf(space) + 5]}`).slice(0, 6)).toEqual([
      ...['BS', 'LS', 'AS', 'CS', 'KS'],
      'BT',
    ])
  })
})
