/** Text forms of actions (rules 14): what is listed is read as itself, and what is no action is refused. */
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/lamps-below/game.ts'
import { formatAction } from '../../../src/games/lamps-below/notation/formatAction.ts'
import { readActionText } from '../../../src/games/lamps-below/notation/readActionText.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { atRandom, busy } from './players.ts'
import { newGame, table } from './situation.ts'

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
  '',
  'move',
  'move d1',
  'move b3 b4',
  'move b3 lamp lamp',
  'hit A1',
  'hit A0 staff',
  'hit a1 staff',
  'hit A1 knives',
  'search seven',
  'end lamp',
  'use',
  'use egg Z1',
  'give crown callow',
  'way c',
  'way a marn',
  'choose nobody',
  'take',
  'END',
])('“%s” is no action', (text) => {
  expect(readActionText({ state: turn().state }, text)).toMatchObject({
    ok: false,
    error: { code: 'action.malformed' },
  })
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
