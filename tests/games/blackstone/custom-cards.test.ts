/** Cards that a position defines itself: the rules work with any card data (rules 4.1). */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/blackstone/game.ts'
import { parseAction } from '../../../src/games/blackstone/notation/actionNotation.ts'
import { writePosition } from '../../../src/games/blackstone/notation/position/writePosition.ts'
import { readPosition } from '../../../src/games/blackstone/position/readPosition.ts'
import { hashOf } from '../../../src/kernel/hash64.ts'
import { documentOf, newGame, type Situation, situation, value, type Zones } from './testTable.ts'

const actionOf = (s: Situation, text: string) => value(parseAction(s.scene, text))
const playTexts = (s: Situation, ...texts: readonly string[]): Situation => {
  for (const text of texts) s.do(actionOf(s, text))
  return s
}
const refusalOf = (s: Situation, text: string) => s.refused(actionOf(s, text))

/**
 * The Machination of the first rulebook's example: a dragon scout on BO, a lion emissary in row O, cost a maple
 * emissary.
 */
const EXAMPLE = 'X01 ploy 4 BO Ds O Le Me'
/** The Knights of its second example, with their cost faces: a lion spy and a dragon captain. */
const KNIGHTS = ['X02 knight 1 AE L* LS *c Ly', 'X03 knight 1 KS D* EL *s Dc']

describe('the example of the First Edition', () => {
  const exampleSituation = (zones: Zones = {}): Situation =>
    situation({
      mode: 'first-edition',
      cards: [EXAMPLE, 'X04 ploy 3 AO Ly B Dc Ps'],
      board: { BO: 'Ds/Me', KO: 'Le/Ds', KS: 'Le/My', AO: 'Ly/Ds', BT: 'Dc/Le' },
      courts: [{ hand: ['X01', 'X04'] }, {}],
      ...zones,
    })

  test('[B48] is met by these faces in these places, and no others', () => {
    const s = exampleSituation()
    expect(refusalOf(s, 'X01 BO KS')).toEqual({ code: 'complete.rightNotMet', ruling: 48 })
    expect(refusalOf(s, 'X01 KO BO')).toEqual({ code: 'complete.leftNotMet', ruling: 48 })
    expect(s.legalOf('complete').map(({ left, right }) => [left, right])).toContainEqual([10, 14])
    playTexts(s, 'X01 BO KO')
    expect([s.names(s.court(0).stacks.ploy), s.state.marked]).toEqual([['X01'], [10, 14]])
    // A Machination: two decks are named at once (ruling 162).
    expect(s.legalOf('decks').length).toBe(10)
  })

  test('[B50] costs the next Machination a maple emissary', () => {
    const courtZones = { completed: { ploy: ['X01'] }, hand: ['X04'] }
    expect(refusalOf(exampleSituation({ courts: [{ ...courtZones }, {}] }), 'X04 AO BT')).toMatchObject({ ruling: 50 })
    const s = exampleSituation({ courts: [{ ...courtZones, retained: ['Me/Py'] }, {}] })
    playTexts(s, 'X04 AO BT/Me')
    expect([s.names(s.court(0).stacks.ploy), s.names(s.state.discard)]).toEqual([['X01', 'X04'], ['Me/Py']])
  })

  test('has the back of its deck while it is hidden, is drawn like any other card, and opened by its use', () => {
    const s = exampleSituation({ courts: [{ wizards: 1 }, {}], hidden: { decks: { machination: ['X04'] } } })
    expect(s.state.decks.machination.draw).toHaveLength(34)
    playTexts(s, 'W+M')
    expect(s.names(s.court(0).hand)).toEqual(['X04'])
    // Now it is laid open before all.
    playTexts(s, 'X04 AO BT')
    expect(s.names(s.court(0).stacks.ploy)).toEqual(['X04'])
  })
})

test('[B50] two Knights of a lion spy and a dragon captain cost the third one of each', () => {
  const board = { BS: 'Ls/De', LO: 'Py/Ms' }
  const completed = { knight: ['X02', 'X03'] }
  const s = situation({ cards: KNIGHTS, board, courts: [{ completed, hand: ['G01'], retained: ['Ly/Ds', 'Dc/Ms'] }] })
  expect(refusalOf(s, 'G01 BS LO/Ly')).toMatchObject({ code: 'complete.wrongPay', ruling: 50 })
  playTexts(s, 'G01 BS LO/Ly,Dc')
  expect([s.names(s.court(0).stacks.knight), s.court(0).retained]).toEqual([['X02', 'X03', 'G01'], []])
})

test('a card of the box may be another one here: its points, places and faces', () => {
  const zones = { board: { AO: 'Ds/Me', BS: 'Ls/De', LO: 'Py/Ms' }, courts: [{ hand: ['G01'] }] }
  const changed = situation({ ...zones, cards: ['G01 knight 9 AO Ds L *y Mc'], options: { maxRounds: 10 } })
  expect(refusalOf(changed, 'G01 BS LO')).toMatchObject({ code: 'complete.leftNotMet' })
  playTexts(changed, 'G01 AO LO')
  expect(changed.names(changed.court(0).stacks.knight)).toEqual(['G01'])
  expect(changed.state.decks.guild.draw).toHaveLength(31)
})

describe('a vassal that the box does not have', () => {
  const zones: Zones = {
    cards: ['Ls/Le', 'Py/Pc'],
    board: { BS: 'Le/Ls', LO: 'Py/Pc' },
    courts: [{ knights: 1, wizards: 1, hand: ['G01'] }],
  }

  test('[B3] lies, turns and serves like the 72; what is not brought along is not played with', () => {
    const s = situation(zones)
    expect(s.board).toEqual({ BS: 'Le/Ls', LO: 'Py/Pc' })
    playTexts(s, 'W BS^', 'G01 BS LO', '.')
    expect(s.names(s.state.discard)).toEqual(['Ls/Le', 'Py/Pc'])
    expect(() => situation({ ...zones, board: { BS: 'Lc/Le' } })).toThrow('position.notInPlay')
  })

  test('lies in the piles with the others where it stands nowhere, and is shown on top like them', () => {
    const s = situation({ cards: ['Ls/Le'], hidden: { piles: [['Le/Ls', 'Lc/Pe']] } })
    expect(s.state.piles.flat()).toHaveLength(73)
    expect(s.names(s.state.piles[0]?.slice(-2) ?? [])).toEqual(['Lc/Pe', 'Le/Ls'])
    const { format: _f, version: _v, ...rereadZones } = writePosition(s.scene, ['Ann', 'Ben'])
    expect(writePosition(situation(rereadZones, 7).scene, ['Ann', 'Ben'])).toEqual(
      writePosition(s.scene, ['Ann', 'Ben']),
    )
  })

  test('is retained with its face', () => {
    const s = situation({ ...zones, courts: [{ knights: 1, pile: 0 }, { pile: 1 }] })
    playTexts(s, 'N BS!1')
    expect(s.names(s.court(0).retained)).toEqual(['Le/Ls'])
  })
})

describe('a table with cards of its own', () => {
  const zones: Zones = { cards: [EXAMPLE, ...KNIGHTS], courts: [{ hand: ['X02'], completed: { ploy: ['X01'] } }] }

  test('says them in every position that is written, which is the same when it is read', () => {
    const s = situation(zones)
    const written = writePosition(s.scene, ['Ann', 'Ben'])
    expect(written.cards).toEqual(zones.cards)
    const { format: _f, version: _v, ...rereadZones } = written
    expect(writePosition(situation(rereadZones, 7).scene, ['Ann', 'Ben'])).toEqual(written)
  })

  test('has another hash with other cards, and a state that is longer by no more than their words', () => {
    const { state } = situation(zones)
    const cheaper = situation({ ...zones, cards: [EXAMPLE.replace('Me', 'My'), ...KNIGHTS] }).state
    expect(hashOf(cheaper)).not.toBe(hashOf(state))
    expect(JSON.stringify(state.setting).length - JSON.stringify(newGame('kings-quest', 2).state.setting).length).toBe(
      JSON.stringify({ cards: zones.cards }).length - 1,
    )
  })

  test('and a table without them has no such field', () => {
    expect(Object.keys(newGame('kings-quest', 2).state.setting).sort()).toEqual(['mode', 'options'])
    expect(Object.keys(situation({ cards: [] }).state.setting).sort()).toEqual(['mode', 'options'])
  })
})

describe('a card is refused', () => {
  const refusalText = (zones: Zones): string => {
    const read = readPosition(game, documentOf(zones))
    if (!read.ok) return `${read.error.code} ${read.error.values?.what ?? ''}`
    const setup = game.setup(read.value.table)
    return setup.ok ? 'taken' : `${setup.error.code} ${setup.error.values?.what ?? ''}`
  }

  test.each([
    ['without a cost', 'X01 ploy 4 BO Ds OB Le'],
    ['with more words', 'X01 ploy 4 BO Ds OB Le Me Me'],
    ['that is called like an Assassin', 'A1 ploy 4 BO Ds OB Le Me'],
    ['that leaves its deck', 'G01 ploy 4 BO Ds OB Le Me'],
    ['that is a vassal of the box', 'Ls/De'],
    ['that is a vassal with one face', 'Ls/Ls'],
    ['that is a wild vassal', 'L*/Ds'],
  ])('%s', (_, text) => {
    expect(refusalText({ cards: [text] })).toBe(`position.wrongCard ${text}`)
    // Also where it comes in the header of a game.
    const table = { mode: 'kings-quest', seats: 2, options: newGame('kings-quest', 2).state.setting.options }
    expect(game.setup({ ...table, position: { cards: [text] } })).toMatchObject({
      ok: false,
      error: { code: 'position.wrongCard', values: { what: text } },
    })
  })

  test.each([
    ['an id in small letters', 'x01 ploy 4 BO Ds OB Le Me', 'id'],
    ['the name of a deck as its id', 'guild ploy 4 BO Ds OB Le Me', 'id'],
    ['a type that is none', 'X01 queen 4 BO Ds OB Le Me', 'type'],
    ['more than nine points', 'X01 ploy 10 BO Ds OB Le Me', 'points'],
    ['points below zero', 'X01 ploy -1 BO Ds OB Le Me', 'points'],
    ['no space', 'X01 ploy 4 BB Ds OB Le Me', 'left space'],
    ['a left half that asks for nothing', 'X01 ploy 4 BO ** OB Le Me', 'left vassal'],
    ['two rows', 'X01 ploy 4 BO Ds OS Le Me', 'right line'],
    ['a right half that asks for nothing', 'X01 ploy 4 BO Ds OB ** Me', 'right vassal'],
    ['any lion as its cost', 'X01 ploy 4 BO Ds OB Le L*', 'cost'],
    ['two wrong fields: the first is named', 'X01 ploy 10 BO ** OB Le Me', 'points'],
  ])('with %s: the field is named', (_, text, field) => {
    const cards = ['X02 ploy 9 BO Ds OB Le Me', text]
    expect(readPosition(game, documentOf({ cards }))).toEqual({
      ok: false,
      error: { code: 'position.wrongField', values: { what: text, field } },
    })
  })

  test('that stands twice', () => {
    expect(refusalText({ cards: [EXAMPLE, EXAMPLE] })).toBe(`position.wrongCard ${EXAMPLE}`)
    expect(refusalText({ cards: ['Ls/Le', 'Le/Ls'] })).toBe('position.wrongCard Le/Ls')
  })

  test('without a blue letter where these count', () => {
    expect(refusalText({ cards: [EXAMPLE] })).toBe('taken')
    expect(refusalText({ mode: 'advanced', cards: [EXAMPLE] })).toBe('position.noBlue X01')
    expect(refusalText({ mode: 'solo', cards: [EXAMPLE] })).toBe('position.noBlue X01')
    expect(refusalText({ mode: 'advanced', cards: ['X01 ploy 4 BO Ds OA Le Me'] })).toBe('taken')
  })

  test('[B142] that is a Knight-Wizard where none are played with', () => {
    const zones = { cards: ['X05 knightWizard 2 BO Ds OA L* Me'], courts: [{ hand: ['X05'] }] }
    expect(refusalText(zones)).toBe('position.notInPlay X05')
    expect(refusalText({ ...zones, options: { knightWizard: 'on' } })).toBe('taken')
  })

  test('where the position does not bring it along', () => {
    expect(refusalText({ courts: [{ hand: ['X01'] }] })).toBe('position.noTask X01')
  })
})

/** An import of the box's own list of tasks. */
const CATALOGUE_IMPORT = /\bTASKS\b[^']*from '[^']*\/cards\.ts'/

// A puzzle is made of the box's own cards.
test('no file but the catalogue reads the tasks of the box, and puzzles, which nobody brings cards to', () => {
  const root = resolve(import.meta.dirname, '../../../src/games/blackstone')
  const readingFiles = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && CATALOGUE_IMPORT.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
  expect(readingFiles.sort()).toEqual(['puzzles/createTaskCandidate.ts', 'taskCatalogue.ts'])
})
