/** How the actions of families are written. */
import { expect, test } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import { sceneOf } from '#src/games/blackstone/game.ts'
import { formatAction, parseAction } from '#src/games/blackstone/notation/actionNotation.ts'
import { seatView } from '#src/kernel/vault.ts'
import { draw, flip, retain, slide, swap } from '../namedActions.ts'
import { value } from '../testTable.ts'
import { drawTwo, familySituation, guard, paidBy, unguard } from './familySituation.ts'

const s = familySituation('hester', { hand: ['G01'] })
const scene = sceneOf(seatView(s.state, 0, s.vault))
const [g01 = -1] = s.court(0).hand
const family = s.court(0).family ?? -1

test.each<[string, Action]>([
  ['W BS-LS', paidBy('wizard', slide('BS', 'LS'))],
  ['N BS-BE', slide('BS', 'BE')],
  ['N BS~LT', paidBy('knight', swap('BS', 'LT'))],
  ['N AO^', paidBy('knight', flip('AO'))],
  ['W AO!2', paidBy('wizard', retain('AO', 1))],
  ['N+G', draw('guild', 'knight')],
  ['W++P', drawTwo('power')],
  ['NN++M', drawTwo('machination', 'knights')],
  ['keep G01', { kind: 'keep', slot: g01 }],
  ['AO@', guard('AO')],
  ['AO@-', unguard('AO')],
  ['family hester', { kind: 'family', slot: family }],
  ['family #200', { kind: 'family', slot: 200 }],
])('%s', (text, action) => {
  expect(formatAction(scene, action)).toBe(text)
  expect(value(parseAction(scene, text))).toEqual(action)
})

test('a family that nobody sees has no name', () => {
  expect(parseAction(scene, 'family corwin').ok).toBe(false)
  expect(parseAction(scene, 'family mawe').ok).toBe(false)
})
