import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACTION_KINDS, type Action } from '#src/games/blackstone/actions.ts'
import { game, sceneOf } from '#src/games/blackstone/game.ts'
import { formatAction, parseAction } from '#src/games/blackstone/notation/actionNotation.ts'
import type { Scene } from '#src/games/blackstone/rules/ruleTypes.ts'
import type { Json } from '#src/kernel/json.ts'
import { EMPTY_VAULT, seatView } from '#src/kernel/vault.ts'
import { type Situation, situation, value } from '../testTable.ts'
import { randomWalk } from './randomWalk.ts'

const spectating = ({ state }: Situation): Scene => sceneOf(seatView(state, null, EMPTY_VAULT))
const read = (scene: Scene, text: string): Action => value(parseAction(scene, text))
const refusalOf = (scene: Scene, text: string) => {
  const parsed = parseAction(scene, text)
  return parsed.ok ? parsed.value : parsed.error
}

const games = fc.record({
  mode: fc.constantFrom('kings-quest', 'puzzle-master'),
  seed: fc.integer({ min: 1, max: 0x7fff_ffff }),
})

describe('every legal action of random games', () => {
  test('is read back as it was, and has a text of its own', () => {
    const seen = new Set<Action['kind']>()
    fc.assert(
      fc.property(games, ({ mode, seed }) => {
        for (const situation of randomWalk(mode, 2, {}, seed, 150)) {
          const scene = situation.scene
          const texts = situation.legal.map((action) => formatAction(scene, action))
          expect(new Set(texts).size).toBe(texts.length)
          expect(texts.map((text) => read(scene, text))).toEqual(situation.legal)
          for (const { kind } of situation.legal) seen.add(kind)
        }
      }),
      { numRuns: 12, seed: 4 },
    )
    expect([...seen].sort()).toEqual(
      'adopt complete discard draw endWork flip kill leaveEmpty pile refill retain slide swap'.split(' '),
    )
  })

  test('is read back for a viewer who sees none of the hands', () => {
    for (const situation of randomWalk('kings-quest', 3, {}, 11, 200)) {
      const scene = spectating(situation)
      expect(situation.legal.map((action) => read(scene, formatAction(scene, action)))).toEqual(situation.legal)
    }
  })
})

/** Any action of the schema, legal or not; payments are in ascending order. */
const space = fc.integer({ min: 0, max: 24 })
const slot = fc.integer({ min: 0, max: 9999 })
const breed = fc.constantFrom('jack', 'scottie', 'westie')
const pile = fc.integer({ min: 0, max: 3 })
const faces = fc.array(fc.integer({ min: 0, max: 23 }), { maxLength: 6 }).map((some) => some.sort((a, b) => a - b))
const token = fc.constantFrom('knight', 'wizard')
const place = fc.integer({ min: 0, max: 98 })
const showing = { card: slot, left: space, right: space, pay: faces }
const taken = fc.record({ space, set: place })
/** Slots that nobody knows: they are written as their number and their side. */
const laid = fc.record({ slot: fc.integer({ min: 5000, max: 9999 }), side: fc.constantFrom(0, 1), space })
const kind = <K extends Action['kind']>(name: K) => fc.constant(name)
/** A record of these fields: the kind and the required ones, and any of the others. */
const partly = <T>(needed: { [K in keyof T]: fc.Arbitrary<T[K]> }, more: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ ...needed, ...more }, { requiredKeys: Object.keys(needed) as never[] })
const anyAction = fc.oneof(
  fc.record({ kind: fc.constantFrom<Action['kind']>('pile', 'refreshPile'), pile }),
  partly({ kind: kind('slide'), from: space, to: space }, { by: fc.constant('wizard') }),
  fc
    .tuple(space, space, fc.constantFrom({}, { by: 'knight' }))
    .map(([a, b, by]) => ({ kind: 'swap', a: Math.min(a, b), b: Math.max(a, b), ...by })),
  partly({ kind: kind('flip'), space }, { by: fc.constant('knight') }),
  partly({ kind: kind('retain'), space, pile: fc.integer({ min: -1, max: 3 }) }, { by: fc.constant('wizard') }),
  partly({ kind: kind('blowUp'), space }, { by: fc.constant('wizard') }),
  partly(
    {
      kind: kind('draw'),
      deck: fc.constantFrom('guild', 'power', 'machination', 'knight', 'wizard'),
      price: fc.constantFrom('wizard', 'knights', 'knight'),
    },
    { two: fc.constant(true) },
  ),
  partly({ kind: kind('complete'), ...showing }, { stack: token }),
  fc.record({ kind: kind('adopt'), ...showing, dog: breed }),
  fc.record({ kind: kind('kill'), dog: breed, rats: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constantFrom<Action['kind']>(
      ...(['endWork', 'refill', 'leaveEmpty', 'takeKnight', 'pass'] as const),
      ...(['recall', 'leave', 'skip', 'decline'] as const),
    ),
  }),
  fc.record({ kind: fc.constantFrom<Action['kind']>('makeUp', 'guard', 'unguard'), space }),
  fc.record({ kind: fc.constantFrom<Action['kind']>('discard', 'family', 'keep'), slot }),
  fc.record({
    kind: kind('decks'),
    decks: fc.constantFrom(['guild', 'guild'], ['guild', 'power'], ['power', 'power']),
  }),
  fc.record({ kind: kind('place'), slot, space }),
  fc.record({ kind: kind('income'), slot, token }),
  fc.record({ kind: kind('agents'), card: slot, space }),
  fc.record({ kind: kind('faceDown'), card: slot }),
  fc.record({
    kind: kind('reward'),
    take: fc.constantFrom('knight', 'wizard', 'guild', 'knight+guild', 'wizard+guild', 'power', 'machination'),
  }),
  partly({ kind: kind('claim'), pay: faces }, { stack: token }),
  fc.record({ kind: kind('take'), offer: place }),
  partly({ kind: kind('use'), card: slot }, { left: taken, right: taken }),
  partly({ kind: kind('lay'), card: slot }, { left: laid, right: laid }),
  fc.record({ kind: kind('exchange'), slot, offer: place }),
) as fc.Arbitrary<Action>

test('any action of the schema is read back as it was', () => {
  const [situation] = randomWalk('puzzle-master', 2, {}, 5, 1)
  const scene = (situation as Situation).scene
  const seen = new Set<Action['kind']>()
  fc.assert(
    fc.property(anyAction, (action) => {
      expect(value(game.parseAction(JSON.parse(JSON.stringify(action))))).toEqual(action)
      expect(read(scene, formatAction(scene, action))).toEqual(action)
      seen.add(action.kind)
    }),
    { numRuns: 2000 },
  )
  expect([...seen].toSorted()).toEqual(ACTION_KINDS.toSorted())
})

test('an action with a field that is missing or out of its range is refused', () => {
  const wrong = fc.constantFrom<Json>(null, 'x', -2, 10_000, 1.5, {}, [0.5], true)
  fc.assert(
    fc.property(anyAction, fc.nat(), wrong, (action, which, value) => {
      const names = Object.keys(action)
      const name = names[which % names.length] ?? 'kind'
      // A card may be drawn twice, which `true` says.
      fc.pre(name !== 'two' || value !== true)
      expect(game.parseAction({ ...JSON.parse(JSON.stringify(action)), [name]: value })).toMatchObject({ ok: false })
    }),
    { numRuns: 2000 },
  )
})

describe('an action is written', () => {
  const open = situation({
    board: { BS: 'Ls/De', LS: 'Ms/Py' },
    courts: [{ hand: ['G01', 'P02'], retained: ['Ls/Dc', 'Ls/Dy'], pile: 0, knights: 2, wizards: 2 }],
  })
  const scene = open.scene
  const [g01 = -1] = open.court(0).hand
  const [, lsDy = -1] = open.court(0).retained

  // Spaces by number: 0 is BS, 1 is LS, 12 the middle AO.
  test.each<[string, Action]>([
    ['N BS-LS', { kind: 'slide', from: 0, to: 1 }],
    ['W BS~LS', { kind: 'swap', a: 0, b: 1 }],
    ['W AO^', { kind: 'flip', space: 12 }],
    ['N AO!2', { kind: 'retain', space: 12, pile: 1 }],
    ['N AO!-', { kind: 'retain', space: 12, pile: -1 }],
    ['W+G', { kind: 'draw', deck: 'guild', price: 'wizard' }],
    ['NN+P', { kind: 'draw', deck: 'power', price: 'knights' }],
    ['W+M', { kind: 'draw', deck: 'machination', price: 'wizard' }],
    ['G01 BS KO', { kind: 'complete', card: g01, left: 0, right: 14, pay: [] }],
    // Ls is face 0, Dc is 4 + 3.
    ['G01 BS KO/Ls,Dc', { kind: 'complete', card: g01, left: 0, right: 14, pay: [0, 7] }],
    ['G01 BS KO/Ls=westie', { kind: 'adopt', card: g01, left: 0, right: 14, pay: [0], dog: 'westie' }],
    ['NW jack x3', { kind: 'kill', dog: 'jack', rats: 3 }],
    ['W scottie x2', { kind: 'kill', dog: 'scottie', rats: 2 }],
    ['N westie x1', { kind: 'kill', dog: 'westie', rats: 1 }],
    ['.', { kind: 'endWork' }],
    ['+', { kind: 'refill' }],
    ['-', { kind: 'leaveEmpty' }],
    ['+AO', { kind: 'makeUp', space: 12 }],
    ['!3', { kind: 'pile', pile: 2 }],
    ['x G01', { kind: 'discard', slot: g01 }],
    ['x Ls/Dy', { kind: 'discard', slot: lsDy }],
    ['x #9000', { kind: 'discard', slot: 9000 }],
  ])('%s', (text, action) => {
    expect(formatAction(scene, action)).toBe(text)
    expect(read(scene, text)).toEqual(action)
  })

  test('with more spaces, a swap from either end, and payments in any order', () => {
    expect(read(scene, '  W  LS~BS ')).toEqual({ kind: 'swap', a: 0, b: 1 })
    expect(read(scene, 'G01  BS KO/Dc,Ls')).toEqual({ kind: 'complete', card: g01, left: 0, right: 14, pay: [0, 7] })
  })

  test('[B149] with two decks in either order', () => {
    const both: Action = { kind: 'decks', decks: ['guild', 'power'] }
    expect([read(scene, 'decks G,P'), read(scene, 'decks P,G')]).toEqual([both, both])
    expect(game.parseAction({ kind: 'decks', decks: ['guild', 'x'] })).toMatchObject({ ok: false })
    expect(game.parseAction({ kind: 'decks', decks: ['guild', 'guild', 'guild'] })).toMatchObject({ ok: false })
  })

  test.each([
    '',
    'N',
    'BS-LS',
    'X BS-LS',
    'N BS-LX',
    'N AO!5',
    'W+X',
    'N jack x1',
    'W scottie x4',
    'x',
    'g01 BS KO',
    '..',
  ])('not as %j', (text) => {
    expect(refusalOf(scene, text)).toMatchObject({ code: 'action.malformed' })
  })

  test('not with a card that nobody has seen', () => {
    expect(refusalOf(spectating(open), 'x G03')).toEqual({ code: 'action.noCard', values: { what: 'G03' } })
    expect(refusalOf(spectating(open), 'x Ls/Ds')).toEqual({ code: 'action.noCard', values: { what: 'Ls/Ds' } })
  })
})

test('a hidden hand is named by its owner and only counted by others', () => {
  const hidden = situation({ courts: [{ pile: 0 }, { pile: 1 }], hidden: { hands: [['G05']] } })
  const [slot = -1] = hidden.court(0).hand
  const drop: Action = { kind: 'discard', slot }
  expect(formatAction(hidden.scene, drop)).toBe('x G05')
  expect(formatAction(spectating(hidden), drop)).toBe(`x #${slot}`)
})

test('a card that was shuffled back is not taken for the slot in which it once lay', () => {
  const one = situation({
    decks: { guild: { count: 0 } },
    courts: [{ pile: 0 }, { pile: 1 }],
    hidden: { hands: [['G01', 'G02', 'G03']] },
    turn: { seat: 0, step: 'limits' },
  })
  const [, dropped = -1] = one.court(0).hand
  one.do(read(one.scene, 'x G02'))
  expect(one.state.decks.guild.discard).toContain(dropped)
  one.do({ kind: 'draw', deck: 'guild', price: 'wizard' })
  const lying = [...one.court(1).hand, ...one.state.decks.guild.draw].find((slot) => one.name(slot) === 'G02')
  expect(lying).not.toBe(dropped)
  expect(read(one.scene, 'x G02')).toEqual({ kind: 'discard', slot: lying })
})
