/**
 * Positions in the middle of a step: before the first turn, between refills, with income still due, and short of
 * vassals.
 */
import { describe, expect, test } from 'vitest'
import { VASSALS } from '../../../src/games/blackstone/data/vassals.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { formatAction, parseAction } from '../../../src/games/blackstone/notation/actionNotation.ts'
import { writePosition } from '../../../src/games/blackstone/notation/position/writePosition.ts'
import { readPosition } from '../../../src/games/blackstone/position/readPosition.ts'
import { documentOf, puzzle, type Situation, situation, value, type Zones } from './testTable.ts'

/** Plays the actions of these texts for the awaited seat. */
const playTexts = (s: Situation, ...texts: readonly string[]): Situation => {
  for (const text of texts) s.do(value(parseAction(s.scene, text)))
  return s
}
const pendingChoice = (s: Situation): readonly [seat: number, texts: readonly string[]] => [
  s.seat,
  s.legal.map((action) => formatAction(s.scene, action)),
]
const writtenPosition = (s: Situation) =>
  writePosition(s.scene, ['Ann', 'Ben', 'Cid', 'Dee'].slice(0, s.state.courts.length))
/** The same position, set up again from its document. */
const rereadSituation = (s: Situation): Situation => {
  const { format: _f, version: _v, ...zones } = writtenPosition(s)
  const reread = situation(zones, 7)
  expect(writtenPosition(reread)).toEqual(writtenPosition(s))
  return reread
}
/** The code of the refusal of a document, and the value that it names. */
const refusalText = (zones: Zones): string => {
  const read = readPosition(game, documentOf(zones))
  if (!read.ok) return `${read.error.code} ${read.error.values?.what ?? ''}`
  const setup = game.setup(read.value.table)
  return setup.ok ? 'taken' : `${setup.error.code} ${setup.error.values?.what ?? ''}`
}

describe('families are still to be chosen', () => {
  const zones: Zones = {
    options: { families: 'choose' },
    courts: [{}, { family: 'hester' }, {}],
    turn: { step: 'families', first: 1 },
    hidden: { families: [['corwin', 'marbuck'], [], ['wolfram', 'keygriff']] },
  }

  test('[B154] of two, by those who have none yet, in turn order; then the piles are picked', () => {
    const s = situation(zones)
    expect(pendingChoice(s)).toEqual([2, ['family wolfram', 'family keygriff']])
    playTexts(rereadSituation(s), 'family keygriff')
    playTexts(s, 'family keygriff')
    expect([s.tokens(2), s.state.round]).toEqual([[1, 1], 1])
    expect(pendingChoice(s)).toEqual([0, ['family corwin', 'family marbuck']])
    playTexts(s, 'family corwin')
    expect(pendingChoice(s)).toEqual([1, ['!1', '!2', '!3', '!4']])
    expect(s.state.courts.map(({ family = -1 }) => s.name(family))).toEqual(['corwin', 'hester', 'keygriff'])
  })

  test('[B154] nobody is offered a family that somebody has', () => {
    const families = [['corwin', 'hester'], [], ['wolfram', 'keygriff']]
    expect(() => situation({ ...zones, hidden: { families } })).toThrow('position.hiddenWrong')
  })

  test('[B154] at random nobody chooses', () => {
    const s = situation({
      ...zones,
      options: { families: 'random' },
      hidden: { families: [['corwin'], [], ['marbuck']] },
    })
    expect(s.state.courts.map(({ family = -1 }) => s.name(family))).toEqual(['corwin', 'hester', 'marbuck'])
    expect(pendingChoice(s)).toEqual([1, ['!1', '!2', '!3', '!4']])
  })

  test('[B153] only the dealer reads which two they are', () => {
    const read = value(readPosition(game, documentOf(zones)))
    expect(JSON.stringify(read.table.position)).not.toMatch(/corwin|marbuck|wolfram|keygriff/)
  })
})

describe('before the first turn', () => {
  test('[B7] [B8] piles are picked in turn order by those who have none; then two Guild cards come to each, and the turn begins', () => {
    const s = situation({ courts: [{}, {}, { pile: 3 }], turn: { step: 'piles', first: 2 } })
    expect(pendingChoice(s)).toEqual([0, ['!1', '!2', '!3']])
    playTexts(rereadSituation(s), '!2', '!1')
    playTexts(s, '!2')
    expect(pendingChoice(rereadSituation(s))).toEqual([1, ['!1', '!3']])
    playTexts(s, '!1')
    expect(s.state.courts.map(({ pile, hand }) => [pile, hand.length])).toEqual([
      [1, 2],
      [0, 2],
      [3, 2],
    ])
    // One Knight and one Wizard of the Household; the document gave no tokens to start with.
    expect([s.seat, s.tokens(2), s.state.todo.at(-1)?.do]).toEqual([2, [1, 1], 'work'])
  })

  test('who holds a first task already gets one less', () => {
    const s = situation({ courts: [{ hand: ['G05'] }, {}], turn: { step: 'hands' } })
    expect(s.state.courts.map(({ hand }) => hand.length)).toEqual([2, 2])
    expect(s.names(s.court(0).hand)[0]).toBe('G05')
  })

  test('[B149] in the First Edition whoever holds nothing names two decks', () => {
    const s = situation({
      mode: 'first-edition',
      courts: [{ hand: ['knight', 'power'] }, {}],
      turn: { step: 'hands' },
      hidden: { decks: { knight: ['G08'], wizard: ['G02'] } },
    })
    expect(s.seat).toBe(1)
    playTexts(rereadSituation(s), 'decks K,W')
    playTexts(s, 'decks K,W')
    expect([s.names(s.court(1).hand), s.seat]).toEqual([['G08', 'G02'], 0])
  })

  test.each<readonly [string, Zones, string]>([
    ['another player', { turn: { step: 'piles', seat: 1 } }, 'position.notFirst seat 1'],
    ['a later round', { turn: { step: 'hands', round: 2 } }, 'position.notFirst round 2'],
    ['a completion', { turn: { step: 'hands', completions: 1 } }, 'position.notFirst completions'],
    ['families where there are none', { turn: { step: 'families' } }, 'position.noStep families'],
    ['piles where none are picked', { mode: 'queens-quest', turn: { step: 'piles' } }, 'position.noStep piles'],
    ['a space that waits', { missing: 1, turn: { step: 'piles' } }, 'position.notFirst missing'],
    [
      'an Assassin that waits',
      { options: { assassins: 'on' }, aside: ['A1'], turn: { step: 'piles' } },
      'position.notFirst aside',
    ],
    [
      'a card that has yet to pay',
      {
        options: { knightWizard: 'on' },
        courts: [{ completed: { knight: ['KW1'] } }],
        income: ['KW1'],
        turn: { step: 'piles' },
      },
      'position.notFirst income',
    ],
    [
      'a drawn task',
      { mode: 'first-edition', drawn: ['G01', 'G02'], turn: { step: 'hands' } },
      'position.notFirst drawn',
    ],
    [
      'a reward',
      {
        options: { intrigue: 'on' },
        courts: [{}, { completed: { knight: ['G01'] } }],
        intrigue: { rewards: [{ seat: 1, card: 'G01', matched: 1 }] },
        turn: { step: 'piles' },
      },
      'position.notFirst intrigue',
    ],
  ])('there is not %s', (_, zones, what) => {
    expect(refusalText(zones)).toBe(what)
  })
})

describe('between two refills', () => {
  const half = (zones: Zones = {}): Situation =>
    puzzle({
      board: { AO: 'Lc/Ds' },
      marked: ['BS', 'LO'],
      discard: ['Ls/De', 'Py/Ms'],
      turn: { step: 'assign', completions: 1 },
      hidden: { piles: [['Mc/Pe', 'Ms/Pe']] },
      ...zones,
    })

  test('Puzzle Master: an empty marked space is still asked about, and its vassal goes to the discard once', () => {
    const s = half()
    expect([pendingChoice(s), s.names(s.state.discard)]).toEqual([
      [0, ['+', '-']],
      ['Ls/De', 'Py/Ms'],
    ])
    playTexts(s, '+')
    expect([s.at('BS'), s.state.marked]).toEqual(['Mc/Pe', [11]])
    const reread = rereadSituation(s)
    expect([pendingChoice(reread), reread.names(reread.state.discard)]).toEqual([
      [0, ['+', '-']],
      ['Ls/De', 'Py/Ms'],
    ])
    playTexts(reread, '+')
    expect([reread.at('LO'), reread.state.marked]).toEqual(['Ms/Pe', []])
  })

  test('[B148] elsewhere the refills go on by themselves, in the order of the edition', () => {
    const filled = (mode: string): Situation =>
      situation({
        mode,
        marked: ['KS', 'BT'],
        turn: { step: 'assign', completions: 1 },
        hidden: { piles: [['Mc/Pe', 'Ms/Pe']] },
      })
    // KS is in the highest row, BT is nearer to BS.
    expect(filled('kings-quest').board).toMatchObject({ KS: 'Mc/Pe', BT: 'Ms/Pe' })
    expect(filled('first-edition').board).toMatchObject({ BT: 'Mc/Pe', KS: 'Ms/Pe' })
  })

  test('a marked space lies empty in that step alone', () => {
    expect(refusalText({ marked: ['BS'], turn: { step: 'limits' } })).toBe('position.markedEmpty BS')
    expect(refusalText({ marked: ['BS'] })).toBe('position.markedEmpty BS')
  })
})

describe('Knight-Wizard cards that have yet to pay', () => {
  const paying = (zones: Zones = {}): Zones => ({
    options: { knightWizard: 'on' },
    courts: [{ knights: 3, completed: { knight: ['KW1'], wizard: ['KW2'] } }, { completed: { knight: ['KW3'] } }],
    income: ['KW2'],
    ...zones,
  })

  test('[B141] are asked about one after the other, and nothing is mustered again', () => {
    const both = situation(paying({ income: ['KW2', 'KW1'] }))
    expect([pendingChoice(both), both.tokens(0)]).toEqual([
      [0, ['KW1=N', 'KW1=W']],
      [3, 0],
    ])
    playTexts(both, 'KW1=W')
    const reread = rereadSituation(both)
    expect(pendingChoice(reread)).toEqual([0, ['KW2=N', 'KW2=W']])
    playTexts(reread, 'KW2=N')
    expect([reread.tokens(0), reread.state.todo.at(-1)?.do]).toEqual([[4, 1], 'work'])
  })

  test.each<readonly [string, Zones, string]>([
    ['of another player', { income: ['KW3'] }, 'position.noIncome KW3'],
    ['twice', { income: ['KW2', 'KW2'] }, 'position.noIncome KW2'],
    ['after work', { turn: { step: 'limits' } }, 'position.incomeLate limits'],
  ])('are not named %s', (_, zones, what) => {
    expect(refusalText(paying(zones))).toBe(what)
  })
})

describe('spaces that stayed empty for want of cards', () => {
  test('[B44] are made up for when cards exist again, also in the middle of that', () => {
    const s = situation({ missing: 2, turn: { step: 'limits' }, hidden: { piles: [['Lc/Pe', 'Dy/Ls']] } })
    expect([s.seat, s.legal.length, s.legalOf('makeUp').length]).toEqual([0, 25, 25])
    playTexts(s, '+AO')
    const reread = rereadSituation(s)
    expect([reread.seat, reread.legalOf('makeUp').length, writtenPosition(reread).missing]).toEqual([0, 24, 1])
    playTexts(reread, '+KE')
    expect([reread.board, reread.state.missing, reread.seat]).toEqual([{ AO: 'Lc/Pe', KE: 'Dy/Ls' }, 0, 1])
  })

  test.each<readonly [string, Zones, string]>([
    ['more than are empty', { board: { AO: 'Lc/Pe' }, missing: 25 }, 'position.noMissing 25'],
    ['in the Puzzle Master’s Quest', { mode: 'puzzle-master', missing: 1 }, 'position.noMissing 1'],
    ['in the Queen’s Quest', { mode: 'queens-quest', missing: 1 }, 'position.noMissing 1'],
  ])('[B44] are not %s', (_, zones, what) => {
    expect(refusalText(zones)).toBe(what)
  })
})

describe('Assassins that wait', () => {
  const options = { assassins: 'on', intrigue: 'on', intrigueTiming: 'immediate' }
  const board = Object.fromEntries(
    'BLACK'
      .split('')
      .flatMap((column, x) =>
        'STONE'.split('').map((row, y) => [`${column}${row}`, VASSALS[x * 5 + y] ?? ''] as const),
      ),
  )

  test('[B159] remember the pile that they lay on: where no space is left they go under it', () => {
    const aside = ['A1', { card: 'S2', pile: 2 }]
    const s = situation({ options: { assassins: 'on' }, board, aside, turn: { seat: 1 } })
    const under = [1, 2].map((pile) => s.name(s.state.piles[pile]?.[0] ?? -1))
    expect(under).toEqual(['A1', 'S2'])
    expect(refusalText({ options: { assassins: 'on' }, aside: [{ card: 'A1', pile: 4 }] })).toBe('position.piles aside')
  })

  test('[B53] a position says it of those that lay on another', () => {
    const s = situation({ options: { assassins: 'on' }, aside: ['A1', { card: 'S2', pile: 2 }] })
    expect(writtenPosition(s).aside).toEqual(['A1', { card: 'S2', pile: 2 }])
    expect(rereadSituation(s).state.aside?.map(({ pile }) => pile)).toEqual([0, 2])
  })

  test('[B53] [B71] are placed when a reward that is given at once was chosen', () => {
    const s = situation({
      options,
      aside: ['A1'],
      courts: [{}, { completed: { knight: ['G01'] } }],
      intrigue: { rewards: [{ seat: 1, card: 'G01', matched: 1 }] },
    })
    expect(pendingChoice(s)).toEqual([1, ['reward N', 'reward G']])
    playTexts(s, 'reward N')
    expect([s.seat, s.legalOf('place').length]).toEqual([0, 25])
  })
})
