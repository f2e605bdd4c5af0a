/** Setting up (rules 2.1, 2.6 and the rulings on editions and components). */
import { describe, expect, test } from 'vitest'
import { BACKS } from '../../../src/games/blackstone/cards.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { pile, slide } from './namedActions.ts'
import { newGame, tableOf } from './testTable.ts'

const CHECKERBOARD = 'BS AS KS LT CT BO AO KO LN CN BE AE KE'

describe("King's Quest", () => {
  test('[B2] thirteen vassals lie on the checkerboard with its corners', () => {
    expect(Object.keys(newGame('kings-quest', 2).board).join(' ')).toBe(CHECKERBOARD)
  })

  test('[B4] every vassal is shuffled with a random side, no other card is', () => {
    const { draws, vault } = newGame('kings-quest', 2)
    const seals = draws.flatMap((draw) => (draw.kind === 'seal' ? [[draw.slots.length, draw.sides]] : []))
    expect(seals).toEqual([
      [72, 2],
      [32, 1],
      [32, 1],
      [32, 1],
    ])
    const sides = [...vault.values()].filter(({ value }) => value.face < 72).map(({ value }) => value.side)
    expect(new Set(sides)).toEqual(new Set([0, 1]))
  })

  test('[B4] a card that refills a space keeps the side that it showed on its pile', () => {
    for (const seed of [1, 2, 3, 4]) {
      const s = newGame('kings-quest', 2, { first: 0 }, seed)
      s.do(pile(0), pile(1))
      const top = s.name(s.state.piles[3]?.at(-1) ?? -1)
      s.do({ kind: 'retain', space: 0, pile: 3 })
      expect(s.at('BS')).toBe(top)
    }
  })

  test('[B5] the board and the tops of the piles lie open for all, what is below lies face down', () => {
    const { state } = newGame('kings-quest', 2)
    for (const slot of state.board.filter((one) => one >= 0)) expect(state.cards[slot]).toBeGreaterThanOrEqual(0)
    for (const one of state.piles) {
      const codes = one.map((slot) => state.cards[slot] ?? 0)
      expect(codes.slice(0, -1).every((code) => code === BACKS.vassal)).toBe(true)
      expect(codes.at(-1)).toBeGreaterThanOrEqual(0)
    }
  })

  test('[B5] when the top is taken the next one is shown to all', () => {
    const s = newGame('kings-quest', 2, { first: 0 })
    s.do(pile(0), pile(1), { kind: 'retain', space: 0, pile: 2 })
    expect(s.state.piles[2]).toHaveLength(14)
    expect(s.draws.at(-1)).toEqual({ kind: 'open', slots: [s.state.piles[2]?.at(-1)], to: 'all' })
    expect(s.state.cards[s.state.piles[2]?.at(-1) ?? -1]).toBeGreaterThanOrEqual(0)
  })

  test('[B6] the other 59 lie in piles of 15, 15, 15 and 14, clockwise from the upper left', () => {
    expect(newGame('kings-quest', 2).state.piles.map((one) => one.length)).toEqual([15, 15, 15, 14])
  })

  test('[B7] no two players share a pile', () => {
    const s = newGame('kings-quest', 3, { first: 0 })
    s.do(pile(2))
    expect(s.refused(pile(2))).toEqual({ code: 'pile.taken', ruling: 7 })
    expect(s.legal).toEqual([pile(0), pile(1), pile(3)])
  })

  test('[B7] with four players the last pile goes to the last player without a question', () => {
    const s = newGame('kings-quest', 4, { first: 0 })
    s.do(pile(3), pile(1), pile(2))
    expect(s.state.courts.map((court) => court.pile)).toEqual([3, 1, 2, 0])
    expect(s.events).toContainEqual({ kind: 'piled', seat: 3, pile: 0 })
    expect(s.state.todo.at(-1)).toEqual({ do: 'work' })
  })

  test('[B8] [B152] piles are chosen in turn order from the first player, clockwise', () => {
    const s = newGame('kings-quest', 4, { first: 2 })
    const pileChoices = [0, 1, 2].map((free) => {
      const { seat } = s
      s.do(pile(free))
      return seat
    })
    expect(pileChoices).toEqual([2, 3, 0])
    expect(s.court(1).pile).toBe(3)
    expect(s.seat).toBe(2)
  })

  test('[B8] before the piles are chosen nobody can do anything else', () => {
    const s = newGame('kings-quest', 2, { first: 0 })
    expect(s.refused(slide('BS', 'LS'))).toEqual({ code: 'notNow' })
    expect(s.refused(pile(0), 1)).toEqual({ code: 'notYourTurn' })
  })

  test('[B9] [B40] each player draws two cards of the Guild deck, unseen by the others', () => {
    const s = newGame('kings-quest', 3, { first: 1 })
    s.do(pile(0), pile(1), pile(2))
    expect(s.state.courts.map(({ hand }) => s.names(hand).map((name) => name.charAt(0)))).toEqual([
      ['G', 'G'],
      ['G', 'G'],
      ['G', 'G'],
    ])
    const shown = s.draws.flatMap((draw) => (draw.kind === 'open' && draw.to !== 'all' ? [draw.to] : []))
    expect(shown).toEqual([[1], [1], [2], [2], [0], [0]])
    for (const slot of s.state.courts.flatMap(({ hand }) => hand)) expect(s.state.cards[slot]).toBe(BACKS.guild)
    expect(Object.values(s.state.decks).map(({ draw }) => draw.length)).toEqual([26, 32, 32])
  })

  test('[B37] everyone starts with a Knight and a Wizard, and the first player musters on top of them', () => {
    const s = newGame('kings-quest', 2, { first: 1 })
    s.do(pile(0), pile(1))
    expect([s.tokens(0), s.tokens(1)]).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  test('who begins is thrown with a die of as many sides as players, or named by the option', () => {
    const dice = (seats: number, first: 'random' | number) =>
      newGame('kings-quest', seats, { first }).draws.filter(({ kind }) => kind === 'dice')
    expect(dice(3, 'random')).toEqual([{ kind: 'dice', sides: [3] }])
    expect(dice(3, 2)).toEqual([])
    const seats = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => newGame('kings-quest', 2, {}, seed).seat)
    expect(new Set(seats)).toEqual(new Set([0, 1]))
  })

  test('there are no rats and no dogs', () => {
    expect(newGame('kings-quest', 2).state.rats).toBeNull()
  })
})

describe("Puzzle Master's Quest", () => {
  test('all 25 spaces are filled and the other 47 lie in two piles of 24 and 23', () => {
    const { board, state } = newGame('puzzle-master', 2)
    expect(Object.keys(board)).toHaveLength(25)
    expect(state.piles.map((one) => one.length)).toEqual([24, 23])
  })

  test('[B112] the first player chooses one of the piles, the other goes to the partner', () => {
    const s = newGame('puzzle-master', 2, { first: 1 })
    expect(s.legal).toEqual([pile(0), pile(1)])
    s.do(pile(1))
    expect(s.state.courts.map((court) => court.pile)).toEqual([0, 1])
  })

  test('nobody starts with tokens; the first muster brings one of each', () => {
    const s = newGame('puzzle-master', 2, { first: 0 })
    expect([s.tokens(0), s.tokens(1)]).toEqual([
      [0, 0],
      [0, 0],
    ])
    s.do(pile(0))
    expect([s.tokens(0), s.tokens(1)]).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  test('there are no Machinations', () => {
    const { decks } = newGame('puzzle-master', 2).state
    expect(decks.machination).toEqual({ draw: [], discard: [] })
    expect([decks.guild.draw.length, decks.power.draw.length]).toEqual([32, 32])
  })

  test.each([
    ['normal', { one: 6, two: 5, three: 3, cat: 4, duchess: 4, plague: 3 }, 25],
    ['easy', { one: 7, two: 5, three: 2, cat: 4, duchess: 4, plague: 3 }, 23],
    ['hard', { one: 6, two: 5, three: 4, cat: 4, duchess: 3, plague: 3 }, 28],
  ] as const)('the %s rats deck holds its 25 cards', (rats, cards, heads) => {
    const s = newGame('puzzle-master', 2, { rats })
    const names = s.names(s.state.rats?.draw ?? [])
    const count = (kind: string) => names.filter((name) => name === kind).length
    expect(names).toHaveLength(25)
    expect(Object.fromEntries(Object.keys(cards).map((kind) => [kind, count(kind)]))).toEqual(cards)
    expect(count('one') + 2 * count('two') + 3 * count('three')).toBe(heads)
  })

  test('[B153] hands are open to the partner, unless the option closes them', () => {
    const audiences = (openHands: string) => {
      const s = newGame('puzzle-master', 2, { first: 0, openHands })
      s.do(pile(0))
      return s.draws.slice(-4).map((draw) => draw.kind === 'open' && draw.to)
    }
    expect(audiences('on')).toEqual(['all', 'all', 'all', 'all'])
    expect(audiences('off')).toEqual([[0], [0], [1], [1]])
  })
})

describe('what a table may not be', () => {
  const refusal = (table: Parameters<typeof game.setup>[0]) => {
    const result = game.setup(table)
    return result.ok ? null : result.error
  }

  test("[B19] King's Quest is for 2 to 4, Puzzle Master's for exactly 2", () => {
    const wrong = (mode: string) => [0, 1, 2, 3, 4, 5, 2.5].filter((seats) => refusal(tableOf(mode, seats)) !== null)
    expect(wrong('kings-quest')).toEqual([0, 1, 5, 2.5])
    expect(wrong('puzzle-master')).toEqual([0, 1, 3, 4, 5, 2.5])
    expect(refusal(tableOf('kings-quest', 5))).toEqual({ code: 'seats.wrong', values: { min: 2, max: 4 } })
  })

  test('a mode, an option or a value that does not exist, an option that is missing, a first player who is not there', () => {
    const table = tableOf('kings-quest', 2)
    expect(refusal({ ...table, mode: 'chess' })).toEqual({ code: 'mode.unknown' })
    const options = (change: object) => refusal({ ...table, options: { ...table.options, ...change } })
    expect(options({ weather: 'fair' })).toEqual({ code: 'option.unknown', values: { option: 'weather' } })
    expect(options({ tokens: 'many' })).toEqual({ code: 'option.wrong', values: { option: 'tokens' } })
    expect(options({ families: 'on' })).toEqual({ code: 'option.wrong', values: { option: 'families' } })
    expect(options({ first: 2 })).toEqual({ code: 'option.wrong', values: { option: 'first' } })
    expect(options({ first: -0 })).toEqual({ code: 'option.wrong', values: { option: 'first' } })
    expect(options({ maxRounds: 0 })).toBeNull()
    expect(options({ maxRounds: -0 })).toEqual({ code: 'option.wrong', values: { option: 'maxRounds' } })
    const { tokens: _, ...rest } = table.options
    expect(refusal({ ...table, options: rest })).toEqual({ code: 'option.wrong', values: { option: 'tokens' } })
  })

  test('[B53] [B71] [B74] [B154] headers write the settings of such a module at their defaults', () => {
    expect(tableOf('kings-quest', 2).options).toMatchObject({
      asEnters: 'exposed',
      intrigueTiming: 'endOfWork',
      faceDownMatch: 'one',
      familyPool: 'all',
    })
  })

  test('headers write every module that is not chosen as off', () => {
    const off = (mode: string) =>
      Object.entries(tableOf(mode, 2).options).flatMap(([id, chosen]) => (chosen === 'off' ? [id] : []))
    expect(off('kings-quest')).toEqual([
      'openHands',
      'limitsEveryTurn',
      'families',
      'marbuckWizardOnly',
      'intrigue',
      'wildVassals',
      'assassins',
      'knightWizard',
      'evenFamilies',
      'blueLetters',
    ])
    expect(off('puzzle-master')).toEqual([
      'limitsEveryTurn',
      'families',
      'marbuckWizardOnly',
      'intrigue',
      'knightWizard',
    ])
  })
})
