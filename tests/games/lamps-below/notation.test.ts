/** Text forms of actions (rules 14): what is listed is read as itself, and what is no action is refused. */
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/lamps-below/game.ts'
import { formatAction } from '../../../src/games/lamps-below/notation/formatAction.ts'
import { readActionText } from '../../../src/games/lamps-below/notation/readActionText.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { atRandom, busy } from './players.ts'
import { newGame, table } from './testTable.ts'

const turn = () =>
  table({
    company: ['callow', 'hesper'],
    card: 'pillars',
    lamps: [6],
    groups: [{ card: 'husk-1' }],
    dwellers: { A1: 'b4' },
    explorers: { callow: { dice: [3], finds: ['egg'] } },
  })

test.each([
  ['move b3', { kind: 'move', room: 7, pay: 'own' }],
  ['move b3 lamp', { kind: 'move', room: 7, pay: 'lamp' }],
  ['move b3 own', { kind: 'move', room: 7, pay: 'own' }],
  ['hit A1 staff', { kind: 'hit', weapon: 0, group: 0, number: 1, pay: 'own' }],
  ['hit A12 glare lamp', { kind: 'hit', weapon: 1, group: 0, number: 12, pay: 'lamp' }],
  ['search', { kind: 'search', six: false, pay: 'own' }],
  ['search six lamp', { kind: 'search', six: true, pay: 'lamp' }],
  ['mend hesper', { kind: 'mend', member: 1, pay: 'own' }],
  ['use egg A1', { kind: 'use', face: 41, target: { group: 0, number: 1 } }],
  ['use flask', { kind: 'use', face: 40 }],
  ['give crown callow hesper', { kind: 'give', face: 45, from: 0, to: 1 }],
  ['way a', { kind: 'way', way: 'a' }],
  ['way b hesper', { kind: 'way', way: 'b', member: 1 }],
  ['choose rook', { kind: 'choose', card: 4 }],
  ['  end ', { kind: 'end' }],
])('%s', (text, action) => {
  expect(turn().read(text)).toEqual(action)
})

test.each([
  ['', 'action.malformed'],
  ['dance', 'action.malformed'],
  ['move', 'lamps-below.form'],
  ['move d1', 'lamps-below.noRoom'],
  ['move b3 b4', 'lamps-below.form'],
  ['move b3 lamp lamp', 'lamps-below.form'],
  ['hit', 'lamps-below.form'],
  ['hit A1', 'lamps-below.sayWeapon'],
  ['hit A1 lamp', 'lamps-below.sayWeapon'],
  ['hit A0 staff', 'lamps-below.noFigure'],
  ['hit G1 staff', 'lamps-below.noFigure'],
  ['hit a1 staff', 'lamps-below.letters'],
  ['hit A1 knives', 'lamps-below.noWeapon'],
  ['search seven', 'lamps-below.form'],
  ['end lamp', 'lamps-below.form'],
  ['use', 'lamps-below.form'],
  ['use sword', 'lamps-below.unknownFind'],
  ['use bones', 'lamps-below.unknownFind'],
  ['use egg Z1', 'lamps-below.noFigure'],
  ['use egg a1', 'lamps-below.letters'],
  ['give crown callow', 'lamps-below.form'],
  ['give crown callow fenna', 'lamps-below.noExplorer'],
  ['give crown fenna callow', 'lamps-below.noExplorer'],
  ['give sword hesper callow', 'lamps-below.unknownFind'],
  ['mend marn', 'lamps-below.noExplorer'],
  ['mend merlin', 'lamps-below.unknownExplorer'],
  ['vote c', 'lamps-below.noWay'],
  ['way c', 'lamps-below.noWay'],
  ['way a marn', 'lamps-below.noExplorer'],
  ['choose nobody', 'lamps-below.unknownExplorer'],
  ['take', 'lamps-below.form'],
  ['END', 'lamps-below.letters'],
  ['Move B3', 'lamps-below.letters'],
])('“%s” is no action: %s', (text, code) => {
  expect(readActionText({ state: turn().state }, text)).toMatchObject({ ok: false, error: { code } })
})

test('a weapon is that of whose turn it is, and is asked for in no other phase', () => {
  const handover = table({ company: ['callow', 'hesper'] })
  expect(readActionText(handover, 'hit A1 staff')).toMatchObject({ ok: false, error: { code: 'lamps-below.notNow' } })
})

describe('every action of games at random', () => {
  test.each([
    [1, 4],
    [2, 3],
    [4, 4],
  ])('%i seats with %i explorers: its text is read as itself, and no two are alike', (seats, explorers) => {
    const below = numbersFrom(seats)
    const t = newGame(seats, { explorers }).deal()
    for (let decided = 0; !t.outcome && decided < 300; decided++) {
      const legal = game.legal(t.view(t.awaited - 1))
      const texts = legal.map((action) => formatAction(t.state, action))
      expect(texts.map((text) => t.read(text))).toEqual(legal)
      expect(new Set(texts).size).toBe(texts.length)
      t.do(formatAction(t.state, (decided % 2 === 0 ? busy : atRandom)(legal, below)))
    }
  })
})
