/**
 * Solo: one player, 28 points, and a board that Machinations refresh at the end of every turn (rules 2.7, rulings 126
 * to 130).
 */
import { describe, expect, test } from 'vitest'
import type { Action } from '../../../src/games/blackstone/actions.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { complete, discard, endWork, pile, space } from './namedActions.ts'
import { newGame, quietRats, type Situation, situation, tableOf, type Zones } from './testTable.ts'

const refreshPile = (number: number): Action => ({ kind: 'refreshPile', pile: number })

/** A Solo game: the first pile is the own one, the second refreshes; Machinations are turned over in this order. */
const solo = (machinations: readonly string[], zones: Zones = {}): Situation =>
  situation({
    mode: 'solo',
    courts: [{ pile: 0 }],
    refreshPile: 1,
    hidden: { ...quietRats, decks: { machination: [...machinations] } },
    ...zones,
  })

/**
 * Names of the cards that were turned over, of the vassals that were replaced (-) and the piles that refilled (+), in
 * order.
 */
const refreshed = (s: Situation): readonly string[] =>
  s.events.flatMap((event) =>
    event.kind === 'turnedOver'
      ? [s.name(event.slot)]
      : event.kind === 'refreshed'
        ? [`-${s.name(event.slot)}`]
        : event.kind === 'refilled'
          ? [`+${event.pile}`]
          : [],
  )
const replacements = (s: Situation): readonly string[] => {
  s.do(endWork)
  return refreshed(s)
}

describe('the Solo game', () => {
  test('[B18] is played by exactly one, who begins without a throw', () => {
    for (const seats of [0, 2])
      expect(game.setup(tableOf('solo', seats))).toMatchObject({ ok: false, error: { code: 'seats.wrong' } })
    const s = newGame('solo', 1)
    expect(s.draws.some(({ kind }) => kind === 'dice')).toBe(false)
    expect(s.legal).toEqual([pile(0), pile(1), pile(2), pile(3)])
    s.do(pile(2))
    expect(s.state.todo.at(-1)).toEqual({ do: 'work' })
    expect(s.tokens(0)).toEqual([2, 2])
  })

  test('[B129] is won at once with 28 points', () => {
    // Kings 3 + 3, Ploys 5 + 5 + 5 + 4, a Knight 1: 26; G16 brings two more for the upcharge of G01, a maple captain.
    const s = solo([], {
      board: { KO: 'Pe/Ds', BN: 'Me/Ds' },
      courts: [
        {
          pile: 0,
          hand: ['G16'],
          retained: ['Mc/Ps'],
          completed: { king: ['P03', 'P06'], ploy: ['M03', 'M06', 'M09', 'M02'], knight: ['G01'] },
        },
      ],
    })
    expect(s.outcome).toBeNull()
    s.do(complete('G16', 'KO', 'BN', 'Mc'))
    expect(s.outcome).toEqual({ ranks: [1], decidedBy: 'points' })
  })

  test('twelve rats lose before the board is refreshed', () => {
    const s = solo(['M01'], {
      board: { CT: 'Ls/De' },
      rats: { wandering: ['three', 'three', 'three', 'two'] },
      hidden: { rats: ['one'], decks: { machination: ['M01'] } },
    })
    expect(replacements(s)).toEqual([])
    expect(s.outcome).toEqual({ ranks: [2], decidedBy: 'rats' })
  })

  test('[B118] limits, rats, refresh: in that order', () => {
    const s = solo(['M01'], {
      board: { CT: 'Ls/De', BO: 'Ms/De' },
      courts: [{ pile: 0, hand: ['G01', 'G02', 'G03'] }],
    })
    s.do(endWork)
    expect(s.state.todo.at(-1)).toEqual({ do: 'drop' })
    const kinds = s.do(discard('G03')).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind !== 'opened')).toEqual([
      'discarded',
      'rats',
      'turnedOver',
      'refreshed',
      'refilled',
      'refreshed',
      'refilled',
      'turnEnded',
      'turn',
      'mustered',
    ])
  })
})

describe('the refresh pile', () => {
  test('[B130] is chosen before the first refresh, another than the own one, and kept', () => {
    const s = newGame('solo', 1)
    s.do(pile(2), endWork)
    expect(s.legal).toEqual([refreshPile(0), refreshPile(1), refreshPile(3)])
    expect(s.refused(refreshPile(2))).toEqual({ code: 'refreshPile.own', ruling: 130 })
    s.do(refreshPile(3))
    expect(s.state.refreshPile).toBe(3)
    expect(s.state.todo.at(-1)).toEqual({ do: 'work' })
    s.do(endWork)
    expect(s.state.todo.at(-1)).toEqual({ do: 'work' })
  })

  test('[B130] [B42] is replaced by the next one clockwise when it is empty, also by the own one', () => {
    const board = { CT: 'Ls/De', BO: 'Ms/De' }
    const piles = [{ count: 5 }, { count: 1 }, { count: 0 }, { count: 0 }]
    expect(replacements(solo(['M01'], { board, piles }))).toEqual(['M01', '-Ls/De', '+1', '-Ms/De', '+0'])
  })
})

describe('the refresh', () => {
  test('replaces the vassal on the left space, then the one on the space of both letters of the right half', () => {
    // M01: CT, then B with a blue O.
    const s = solo(['M01'], { board: { BO: 'Ms/De', CT: 'Ls/De', BE: 'Lc/Ds' } })
    expect(replacements(s)).toEqual(['M01', '-Ls/De', '+1', '-Ms/De', '+1'])
    expect(s.at('BE')).toBe('Lc/Ds')
  })

  test('[B126] cards that were turned over go to the discard of the Machinations', () => {
    const s = solo(['M03', 'M01'], { board: { BO: 'Ms/De', CT: 'Ls/De' } })
    s.do(endWork)
    expect(s.names(s.state.decks.machination.discard)).toEqual(['M03', 'M01'])
  })

  test('[B126] and are shuffled when the deck is empty', () => {
    // M01 names CT and BO, M03 alone BS and CE.
    const s = solo(['M01'], { board: { BS: 'Ms/De', CE: 'Ls/De' }, decks: { machination: { count: 1 } } })
    s.do(endWork)
    expect(s.events).toContainEqual({ kind: 'shuffled', what: 'machination' })
    expect(s.events.filter(({ kind }) => kind === 'refreshed')).toHaveLength(2)
  })

  test('[B127] skips an empty space and an Assassin', () => {
    // M03: BS and CE; M01: CT and BO; M09: BO and KT.
    const board = { BS: 'A1', CE: 'S2', CT: 'Ls/De', KT: 'Lc/Ds' }
    const s = solo(['M03', 'M01', 'M09'], { options: { assassins: 'on' }, board })
    expect(replacements(s)).toEqual(['M03', 'M01', '-Ls/De', '+1', 'M09', '-Lc/Ds', '+1'])
    expect([s.at('BS'), s.at('CE')]).toEqual(['A1', 'S2'])
  })

  test('[B128] stops after 64 cards', () => {
    // No card names a space with a vassal, for the board is empty.
    const s = solo([])
    expect(replacements(s)).toHaveLength(64)
    expect(s.state.todo.at(-1)).toEqual({ do: 'work' })
  })

  test('[B168] stops when no Machination can be turned over', () => {
    // All 32 are completed; with two Kings only two of them count, 7 points.
    const all = Array.from({ length: 32 }, (_, i) => `M${String(i + 1).padStart(2, '0')}`)
    const s = solo([], { board: { CT: 'Ls/De' }, courts: [{ pile: 0, completed: { ploy: all } }] })
    expect(replacements(s)).toEqual([])
    expect(s.at('CT')).toBe('Ls/De')
    expect(s.state.todo.at(-1)).toEqual({ do: 'work' })
  })

  test('[B168] the same space may be named and replaced twice, and what was replaced goes to the vassal discard', () => {
    // M01 names BO by its letters, M09 by its left half.
    const s = solo(['M01', 'M09'], {
      board: { BO: 'Ms/De' },
      hidden: { ...quietRats, piles: [[], ['Ls/De', 'Lc/Ds']], decks: { machination: ['M01', 'M09'] } },
      piles: [{}, { top: 'Py/Me' }],
    })
    expect(replacements(s)).toEqual(['M01', '-Ms/De', '+1', 'M09', '-Py/Me', '+1'])
    expect(s.at('BO')).toBe('Ls/De')
    expect(s.names(s.state.discard)).toContain('Ms/De')
    expect(s.names(s.state.discard)).toContain('Py/Me')
  })

  test('[B168] [B151] a guard does not protect, and goes to the supply; nobody else is there whom it would stop', () => {
    const s = solo(['M01'], {
      options: { families: 'random' },
      board: { BO: 'Ms/De', CT: 'Ls/De' },
      guards: ['CT'],
      courts: [{ pile: 0, family: 'hester', knights: 2 }],
    })
    expect(s.legalOf('unguard')).toEqual([])
    expect(s.legalOf('slide').some(({ from }) => from === space('CT'))).toBe(true)
    expect(replacements(s)).toEqual(['M01', '-Ls/De', '+1', '-Ms/De', '+1'])
    expect(s.state.guards).toEqual([])
  })

  test('[B157] an Assassin that turns up is set aside and placed after it', () => {
    const s = solo([], {
      options: { assassins: 'on' },
      board: { BO: 'Ms/De', CT: 'Ls/De' },
      piles: [{}, { top: 'S3' }],
      hidden: { ...quietRats, piles: [[], ['Py/Me', 'Ls/Dy', 'Lc/Ds', 'Ly/Ds']], decks: { machination: ['M01'] } },
    })
    const kinds = s.do(endWork).flatMap(({ kind }) => (kind === 'opened' ? [] : [kind]))
    expect(kinds).toEqual(['rats', 'turnedOver', 'refreshed', 'setAside', 'refilled', 'refreshed', 'refilled'])
    expect(s.state.todo.at(-1)).toEqual({ do: 'place' })
    const events = s.do({ kind: 'place', slot: s.state.aside?.[0]?.slot ?? -1, space: space('AO') })
    expect(s.at('AO')).toBe('S3')
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'turnEnded', 'turn', 'mustered'])
  })
})
