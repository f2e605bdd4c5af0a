/** Who belongs to which family (rulings 14 to 17, 33, 154). */
import { describe, expect, test } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import { cardOf } from '#src/games/blackstone/cards.ts'
import { createGame } from '#src/games/blackstone/createGame.ts'
import { game, sceneOf } from '#src/games/blackstone/game.ts'
import { module as families } from '#src/games/blackstone/modules/families.ts'
import { formatAction, parseAction } from '#src/games/blackstone/notation/actionNotation.ts'
import type { Options } from '#src/kernel/gameCard.ts'
import { EMPTY_VAULT, seatView } from '#src/kernel/vault.ts'
import { familySlotsOf, findMisplacedCards } from '../findMisplacedCards.ts'
import { newGame, type Situation, tableOf, value } from '../testTable.ts'

const BASE = ['corwin', 'keygriff', 'thistledown', 'wolfram']
const BONUS = ['evertine', 'gramberly', 'hester', 'marbuck']

const familiesOf = (s: Situation): readonly string[] => s.state.courts.map(({ family = -1 }) => s.name(family))
const joinedEvents = (s: Situation) => s.events.flatMap((event) => (event.kind === 'familyChosen' ? [event.seat] : []))
const refusalOf = (mode: string, seats: number, options: Record<string, string>) => {
  const result = game.setup(tableOf(mode, seats, options))
  return result.ok ? null : result.error
}

describe('at random', () => {
  test('[B14] [B154] one family for each, open to all, in turn order before piles are picked', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const s = newGame('kings-quest', 3, { families: 'random', first: 1 }, seed)
      expect(new Set(familiesOf(s)).size).toBe(3)
      expect([...BASE, ...BONUS]).toEqual(expect.arrayContaining([...familiesOf(s)]))
      expect(joinedEvents(s)).toEqual([1, 2, 0])
      expect(s.events.some(({ kind }) => kind === 'piled')).toBe(false)
      for (const { family = -1 } of s.state.courts) expect(s.state.cards[family]).toBeGreaterThanOrEqual(0)
    }
  })

  test('[B154] families that are not dealt leave the game unseen', () => {
    const s = newGame('kings-quest', 2, { families: 'random' })
    expect(familySlotsOf(s.state)).toHaveLength(2)
    const open = s.state.cards.filter((code) => code >= 160 && code < 200)
    expect(open).toHaveLength(2)
    expect(findMisplacedCards(s.state, s.vault)).toEqual([])
  })

  test('[B154] all eight come up, of the base pool only four', () => {
    const seen = (familyPool: string) =>
      new Set(
        Array.from({ length: 12 }, (_, seed) =>
          familiesOf(newGame('kings-quest', 4, { families: 'random', familyPool }, seed + 1)),
        ).flat(),
      )
    expect([...seen('all')].toSorted()).toEqual([...BASE, ...BONUS].toSorted())
    expect([...seen('base')].toSorted()).toEqual(BASE)
  })

  test('[B33] Keygriff gets one token of each kind on top, also in the Puzzle Master where nobody has any', () => {
    const withKeygriff = (mode: string): Situation => {
      for (let seed = 1; ; seed++) {
        const s = newGame(mode, 2, { families: 'random', familyPool: 'base' }, seed)
        if (familiesOf(s).includes('keygriff')) return s
      }
    }
    for (const [mode, usual] of [
      ['kings-quest', 1],
      ['puzzle-master', 0],
    ] as const) {
      const s = withKeygriff(mode)
      const seat = familiesOf(s).indexOf('keygriff')
      expect(s.tokens(seat)).toEqual([usual + 1, usual + 1])
      expect(s.tokens(1 - seat)).toEqual([usual, usual])
      expect(s.events).toContainEqual({ kind: 'gained', seat, knights: 1, wizards: 1 })
    }
  })
})

/** A game of two of whom one belongs to this family. */
const withFamily = (name: string, options: Options): Situation => {
  for (let seed = 1; ; seed++) {
    const s = newGame('kings-quest', 2, { families: 'random', ...options }, seed)
    if (familiesOf(s).includes(name)) return s
  }
}

test.each([
  ['on', [0, 0], true],
  ['off', [1, 1], false],
] as const)('even families %s: Hester begins with tokens %j', (evenFamilies, tokens, gaveBack) => {
  const s = withFamily('hester', { evenFamilies })
  const seat = familiesOf(s).indexOf('hester')
  const usual = familiesOf(s).includes('keygriff') ? 2 : 1
  expect(s.tokens(seat)).toEqual(tokens)
  expect(s.tokens(1 - seat)).toEqual([usual, usual])
  const returned = s.events.filter(({ kind }) => kind === 'returned')
  expect(returned).toEqual(gaveBack ? [{ kind: 'returned', seat, knights: 1, wizards: 1 }] : [])
})

test('a game that began before even families could be chosen goes on without', () => {
  const { evenFamilies, ...options } = withFamily('hester', {}).state.setting.options
  expect(evenFamilies).toBe('off')
  const table = { mode: 'kings-quest', options, seats: 2 }
  expect(game.setup(table)).toMatchObject({ ok: true, value: { setting: { options } } })
})

describe('by choice', () => {
  const choosing = (seats = 2): Situation => newGame('kings-quest', seats, { families: 'choose', first: 0 })

  test('[B14] [B154] each sees two in turn order and keeps one; the other leaves the game unseen', () => {
    const s = choosing(4)
    for (const seat of [0, 1, 2, 3]) {
      expect(s.seat).toBe(seat)
      const [one, other] = s.legalOf('family')
      expect(s.legal).toHaveLength(2)
      s.do({ kind: 'family', slot: other?.slot ?? -1 })
      expect(s.court(seat).family).toBe(other?.slot)
      expect(s.state.cards[other?.slot ?? -1]).toBeGreaterThanOrEqual(0)
      expect(s.state.cards[one?.slot ?? -1]).toBe(-6)
      expect(findMisplacedCards(s.state, s.vault)).toEqual([])
    }
    expect(s.legalOf('pile').length).toBeGreaterThan(0)
    expect(new Set(familiesOf(s)).size).toBe(4)
  })

  test('[B153] [B154] only its owner sees the two', () => {
    const s = choosing()
    const opened = s.draws.filter(
      (one) => one.kind === 'open' && one.slots.includes(s.legalOf('family')[0]?.slot ?? -1),
    )
    expect(opened.map((one) => one.kind === 'open' && one.to)).toEqual([[0]])
    for (const { slot } of s.legalOf('family')) expect(s.state.cards[slot]).toBe(-7)
    const watching = sceneOf(seatView(s.state, null, EMPTY_VAULT))
    expect(s.legalOf('family').map((action) => formatAction(watching, action))).toEqual(
      s.legalOf('family').map(({ slot }) => `family #${slot}`),
    )
  })

  test('[B33] [B154] the tokens of Keygriff come after the choice', () => {
    for (let seed = 1; seed < 40; seed++) {
      const s = newGame('kings-quest', 2, { families: 'choose', familyPool: 'base', first: 0 }, seed)
      const keygriff = s.legalOf('family').find(({ slot }) => s.name(slot) === 'keygriff')
      if (!keygriff) continue
      expect(s.tokens(0)).toEqual([1, 1])
      s.do(keygriff)
      expect(s.tokens(0)).toEqual([2, 2])
      return
    }
    throw new Error('Keygriff never came up')
  })

  test('[B154] not a card of another, not one after the choice', () => {
    const s = choosing()
    const [mine] = s.legalOf('family')
    const theirs = s.state.todo.flatMap((one) => (one.do === 'family' && one.seat === 1 ? one.slots : []))
    expect(s.refused({ kind: 'family', slot: theirs[0] ?? -1 })).toEqual({ code: 'family.notYours', ruling: 154 })
    const choice: Action = { kind: 'family', slot: mine?.slot ?? -1 }
    s.do(choice)
    s.do({ kind: 'family', slot: theirs[0] ?? -1 })
    expect(s.refused(choice)).toEqual({ code: 'notNow' })
  })

  test('[B154] three or four players need all eight families', () => {
    const tooFew = { code: 'families.tooFew', ruling: 154 }
    for (const seats of [3, 4]) {
      expect(refusalOf('kings-quest', seats, { families: 'choose', familyPool: 'base' })).toEqual(tooFew)
      expect(refusalOf('kings-quest', seats, { families: 'choose' })).toBeNull()
      expect(refusalOf('kings-quest', seats, { families: 'random', familyPool: 'base' })).toBeNull()
    }
    expect(refusalOf('kings-quest', 2, { families: 'choose', familyPool: 'base' })).toBeNull()
  })

  test('[B154] a game made without families refuses a table that wants them', () => {
    const bare = createGame({ modes: [...game.modes.values()], modules: [families], families: [] })
    const result = bare.setup(tableOf('kings-quest', 2, { families: 'random' }))
    expect(result.ok ? null : result.error.code).toBe('families.tooFew')
  })

  test('is written by the name of the family', () => {
    const s = choosing()
    const [action] = s.legalOf('family')
    const name = s.name(action?.slot ?? -1)
    const scene = sceneOf(seatView(s.state, 0, s.vault))
    expect(formatAction(scene, action ?? { kind: 'pass' })).toBe(`family ${name}`)
    expect(value(parseAction(scene, `family ${name}`))).toEqual(action)
  })
})

describe('families', () => {
  test('[B17] are eight: four of the base, four later ones, and no other', () => {
    const { families } = newGame('kings-quest', 2, { families: 'random' }).scene.rules
    const pool = (name: string) => [...families.values()].filter((one) => one.pool === name).map(({ id }) => id)
    expect(pool('base').toSorted()).toEqual(BASE)
    expect(pool('bonus').toSorted()).toEqual(BONUS)
    expect([...families.keys()].toSorted()).toEqual([80, 81, 82, 83, 84, 85, 86, 87])
  })

  test('[B14] [B15] come at random, by choice of two, or not at all', () => {
    for (const mode of ['kings-quest', 'puzzle-master', 'advanced', 'coop', 'solo']) {
      const card = game.modes.get(mode)?.options.find(({ id }) => id === 'families')
      expect([mode, card?.default, [...(card?.values ?? [])].toSorted()]).toEqual([
        mode,
        'random',
        ['choose', 'off', 'random'],
      ])
    }
    const without = newGame('kings-quest', 2, { families: 'off' })
    expect(without.state.courts.some((court) => 'family' in court || 'used' in court)).toBe(false)
    expect('guards' in without.state).toBe(false)
    expect(without.state.cards.some((code) => code >= 0 && cardOf(code) >= 80 && cardOf(code) < 100)).toBe(false)
  })
})
