import { expect, test } from 'vitest'
import { TASKS } from '../../src/games/blackstone/cards.ts'
import { faceOf } from '../../src/games/blackstone/faces.ts'
import type { BoardVassal } from '../../src/games/blackstone/insight/heuristic/boardVassals.ts'
import { kingsValue } from '../../src/games/blackstone/insight/heuristic/courts/kingsValue.ts'
import { createDistanceToFormation } from '../../src/games/blackstone/insight/heuristic/formation/estimateFormationDistance.ts'
import { retainPrice, tokensToMeet } from '../../src/games/blackstone/insight/heuristic/tokensForTask.ts'
import { WEIGHTS } from '../../src/games/blackstone/insight/heuristic/weights.ts'
import { startGame } from './playouts.ts'

/** Example of rules 2.6, one role per line; factions are l, d, m, p, roles are s, e, y, c. */
const EXAMPLE = ['ds ly dy my py', 'ps . . . le', 'ms . . . de', 'ls . . . me', 'pc mc dc lc pe']

const face = (word: string) => faceOf('ldmp'.indexOf(word.charAt(0)), 'seyc'.indexOf(word.charAt(1)))

const distanceToFormation = createDistanceToFormation()

/** Vassals of a board given by its rows: each has its own face on its reverse, which no test here needs. */
const boardVassals = (rows: readonly string[]): readonly BoardVassal[] =>
  rows
    .flatMap((row) => row.split(' '))
    .flatMap((word, space) => (word === '.' ? [] : [{ space, face: face(word), reverse: face(word) }]))

test('[B109] the distance of the example is 0', () => {
  expect(distanceToFormation(boardVassals(EXAMPLE))).toBe(0)
})

test('a vassal one step inside is one move away', () => {
  const rows = EXAMPLE.with(0, 'ds ly . my py').with(1, 'ps . dy . le')
  expect(distanceToFormation(boardVassals(rows))).toBe(1)
})

test('a vassal that shows its other side is one flip away', () => {
  const turned = boardVassals(EXAMPLE).map((vassal) =>
    vassal.space === 2 ? { ...vassal, face: face('pc'), reverse: vassal.face } : vassal,
  )
  expect(distanceToFormation(turned)).toBe(1)
})

test('[B109] neighbours round a corner must differ: two neighbours are exchanged, each by one move', () => {
  // The lion scout of BN and the dragon scout of BS have changed places: a lion is beside the lion spy of LS. One
  // exchange of neighbours.
  const rows = EXAMPLE.with(0, 'ls ly dy my py').with(3, 'ds . . . me')
  expect(distanceToFormation(boardVassals(rows))).toBe(2)
})

test('no vassal counts twice: only one of the two faces of a card can be used', () => {
  // The dragon spy of CS is gone; another vassal has one on its reverse, but its own face is needed as well.
  const rows = EXAMPLE.with(0, 'ds ly . my py')
  const without = boardVassals(rows).map((vassal) => (vassal.space === 5 ? { ...vassal, reverse: face('dy') } : vassal))
  expect(distanceToFormation(without)).toBe(6)
  expect(distanceToFormation(without, [{ space: 0, face: face('mc'), reverse: face('dy') }])).toBe(4)
  expect(distanceToFormation(without, [{ space: 0, face: face('dy'), reverse: face('mc') }])).toBe(3)
})

test('tokens to meet a task: the cheapest pair of two different vassals, one for each half', () => {
  const { state } = startGame('kings-quest', 2, 1)
  const [task] = TASKS.filter(({ id }) => id === 'M15')
  if (!task) throw new Error('no M15')
  // M15 asks for a phoenix spy on BN (15) and a dragon emissary in column L. Both are there: nothing is missing.
  const spy = { space: 15, face: face('py'), reverse: face('ls') }
  const emissary = { space: 1, face: face('de'), reverse: face('ms') }
  expect(tokensToMeet(state, [spy, emissary], task)).toBe(0)
  // The spy three steps away, upside down: four tokens. The emissary two columns to the right: two.
  const away = { space: 0, face: face('ls'), reverse: face('py') }
  expect(tokensToMeet(state, [away, { ...emissary, space: 3 }], task)).toBe(6)
})

test('retaining a face costs one where it shows, two where the vassal must be flipped', () => {
  const [vassal] = boardVassals(EXAMPLE)
  if (!vassal) throw new Error('the example begins with a vassal')
  expect(retainPrice([vassal], vassal.face)).toBe(1)
  expect(retainPrice([{ ...vassal, face: face('pc') }], vassal.face)).toBe(2)
})

test.each([
  ['first-edition', 12],
  ['kings-quest', 4],
])(
  '[B144] in %s two Kings are worth %i points: the first makes room for the third Machination where that wins',
  (mode, points) => {
    const { state } = startGame(mode, 2, 1)
    // Each King 1, and a quarter for each of four turns.
    const weights = { ...WEIGHTS, king: 1, kingPerTurn: 0.25, firstKing: 8 }
    expect(kingsValue(state, 0, 4, weights)).toBe(0)
    expect(kingsValue(state, 2, 4, weights)).toBe(points)
  },
)
