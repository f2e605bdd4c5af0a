/** Text forms of actions (rules 13). Every legal action of random games is read back in randomGames.test.ts. */
import { expect, test } from 'vitest'
import type { Action } from '../../../src/games/castlescape/actions.ts'
import { faceWithId, idOfFace } from '../../../src/games/castlescape/cardIds.ts'
import { formatAction } from '../../../src/games/castlescape/notation/formatAction.ts'
import { readActionText } from '../../../src/games/castlescape/notation/readActionText.ts'
import { newGame, table } from './testTable.ts'

const own = table({
  guilds: [
    { hand: 'ramparts back-alley-bribes cut-purse-ring market-stall ramparts', discard: 'clumsy-thief' },
    {},
    { hand: 'levy'.replace('levy', 'ramparts') },
  ],
})
const [ramparts = -1, bribes = -1, ring = -1, stall = -1] = own.guild(1).hand
const square = (column: number, row: number) => (row - 1) * 15 + column - 1

const ACTIONS: readonly (readonly [string, Action])[] = [
  ['play ramparts', { kind: 'play', card: ramparts }],
  ['play back-alley-bribes/2', { kind: 'play', card: bribes, branch: 1 }],
  ['play cut-purse-ring@3', { kind: 'play', card: ring, rival: 2 }],
  ['build g8', { kind: 'build', square: square(7, 8), group: 0 }],
  ['build g8:2', { kind: 'build', square: square(7, 8), group: 1 }],
  ['leave', { kind: 'leave' }],
  ['post g8', { kind: 'post', square: square(7, 8) }],
  ['recall g8', { kind: 'recall', square: square(7, 8) }],
  ['move g8-g9', { kind: 'move', from: square(7, 8), to: square(7, 9) }],
  ['oust g8', { kind: 'oust', square: square(7, 8) }],
  ['destroy hand market-stall', { kind: 'destroy', zone: 'hand', card: stall }],
  ['destroy discard clumsy-thief', { kind: 'destroy', zone: 'discard', face: faceWithId('clumsy-thief') }],
  ['clear hire-a-fence', { kind: 'clear', face: faceWithId('hire-a-fence') }],
  ['take craftsmans-shop', { kind: 'take', face: faceWithId('craftsmans-shop') }],
  ['buy ramparts', { kind: 'buy', face: faceWithId('ramparts') }],
  ['buy new-contract', { kind: 'buy', face: faceWithId('new-contract') }],
  ['claim two-courts', { kind: 'claim', goal: faceWithId('two-courts') }],
  ['end', { kind: 'end' }],
  ['lose g8', { kind: 'lose', square: square(7, 8) }],
  ['drop ramparts', { kind: 'drop', card: ramparts }],
  ['pay', { kind: 'pay' }],
]

test.each(ACTIONS)('%s is read and written', (text, action) => {
  expect(readActionText(own.view(0), text)).toEqual({ ok: true, value: action })
  expect(formatAction(action, { size: 15, faceOf: (slot) => own.faceOf(slot) })).toBe(text)
})

test('two Contracts that are kept are named in any order', () => {
  const t = newGame(2)
  const contracts = t.guild(1).contracts
  const [one = -1, other = -1] = contracts.slice(1)
  const text = `keep ${idOfFace(t.faceOf(other))} ${idOfFace(t.faceOf(one))}`
  expect(readActionText(t.view(0), text)).toEqual({ ok: true, value: { kind: 'keep', slots: [one, other] } })
})

test('a card that a reader does not know is written by its slot, which is read as well', () => {
  const text = formatAction({ kind: 'play', card: ramparts }, { size: 15, faceOf: () => -1 })
  expect(text).toBe(`play #${ramparts}`)
  expect(readActionText(own.view(0), text)).toEqual({ ok: true, value: { kind: 'play', card: ramparts } })
})

test.each([
  '',
  'play',
  'play levy',
  'play ramparts/0',
  'build z9',
  'build p1',
  'build a16',
  'move g8',
  'leave now',
  'destroy deck ramparts',
  'claim nothing',
  'buy ramparts ramparts',
  'keep',
  'toString',
])('"%s" is no action', (text) => {
  expect(readActionText(own.view(0), text)).toEqual({ ok: false, error: { code: 'action.malformed' } })
})
