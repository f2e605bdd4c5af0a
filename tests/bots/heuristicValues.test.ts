import { expect, test } from 'vitest'
import { TASKS } from '../../src/games/blackstone/cards.ts'
import { faceOf } from '../../src/games/blackstone/faces.ts'
import type { Lying } from '../../src/games/blackstone/insight/worth/board.ts'
import { distanceToFormation } from '../../src/games/blackstone/insight/worth/formation.ts'
import { kingsWorth } from '../../src/games/blackstone/insight/worth/kings.ts'
import { movesTo, priceOf } from '../../src/games/blackstone/insight/worth/need.ts'
import { WEIGHTS } from '../../src/games/blackstone/insight/worth/weights.ts'
import { begun } from './sight.ts'

/** The example of rules 2.6: roles on the lines, factions l, d, m, p and roles s, e, y, c. */
const EXAMPLE = ['ds ly dy my py', 'ps . . . le', 'ms . . . de', 'ls . . . me', 'pc mc dc lc pe']

const face = (word: string) => faceOf('ldmp'.indexOf(word.charAt(0)), 'seyc'.indexOf(word.charAt(1)))

/** Every vassal shows its face; beneath lies one that no board here wants, its own. */
const lying = (rows: readonly string[]): readonly Lying[] =>
  rows
    .flatMap((row) => row.split(' '))
    .flatMap((word, space) => (word === '.' ? [] : [{ space, face: face(word), reverse: face(word) }]))

test('[109] the example stands at no distance', () => {
  expect(distanceToFormation(lying(EXAMPLE))).toBe(0)
})

test('a vassal one step inside is one move away', () => {
  const rows = EXAMPLE.with(0, 'ds ly . my py').with(1, 'ps . dy . le')
  expect(distanceToFormation(lying(rows))).toBe(1)
})

test('a vassal that lies on its other side is one flip away', () => {
  const turned = lying(EXAMPLE).map((one) => (one.space === 2 ? { ...one, face: face('pc'), reverse: one.face } : one))
  expect(distanceToFormation(turned)).toBe(1)
})

test('[109] neighbours round a corner must differ: two neighbours are exchanged, each by one move', () => {
  // The lion scout of BN and the dragon scout of BS have changed places: a lion stands beside the lion spy of LS. One exchange of neighbours.
  const rows = EXAMPLE.with(0, 'ls ly dy my py').with(3, 'ds . . . me')
  expect(distanceToFormation(lying(rows))).toBe(2)
})

test('no vassal serves twice: of two faces on one card the other is absent', () => {
  // The dragon spy of CS is gone; another vassal has a dragon spy beneath, but its own face is needed as well.
  const rows = EXAMPLE.with(0, 'ds ly . my py')
  const without = lying(rows).map((one) => (one.space === 5 ? { ...one, reverse: face('dy') } : one))
  expect(distanceToFormation(without)).toBe(6)
  expect(distanceToFormation(without, [{ space: 0, face: face('mc'), reverse: face('dy') }])).toBe(2)
})

test('moves to a task: each half by another vassal, the cheapest pair', () => {
  const { state } = begun('kings-quest', 2, 1)
  const [task] = TASKS.filter(({ id }) => id === 'M15')
  if (!task) throw new Error('no M15')
  // M15 asks for a phoenix spy on BN (15) and a dragon emissary in column L. Both lie where they serve: nothing is missing.
  const spy = { space: 15, face: face('py'), reverse: face('ls') }
  const emissary = { space: 1, face: face('de'), reverse: face('ms') }
  expect(movesTo(state, [spy, emissary], task)).toBe(0)
  // The spy three steps away, upside down: four tokens. The emissary two columns to the right: two.
  const away = { space: 0, face: face('ls'), reverse: face('py') }
  expect(movesTo(state, [away, { ...emissary, space: 3 }], task)).toBe(6)
})

test('a face to be retained costs one where it shows, two where it must be turned', () => {
  const [one] = lying(EXAMPLE)
  if (!one) throw new Error('the example begins with a vassal')
  expect(priceOf([one], one.face)).toBe(1)
  expect(priceOf([{ ...one, face: face('pc') }], one.face)).toBe(2)
})

test.each([
  ['first-edition', 12],
  ['kings-quest', 4],
])(
  '[144] in %s two Kings are worth %i points: the first makes room for the third Machination where that wins',
  (mode, points) => {
    const { state } = begun(mode, 2, 1)
    // Each King 1, and a quarter for each of four turns.
    const weights = { ...WEIGHTS, king: 1, reign: 0.25, room: 8 }
    expect(kingsWorth(state, 0, 4, weights)).toBe(0)
    expect(kingsWorth(state, 2, 4, weights)).toBe(points)
  },
)
