/** How the actions of families are written. */
import { expect, test } from 'vitest'
import type { Action } from '../../../../src/games/blackstone/actions.ts'
import { sceneOf } from '../../../../src/games/blackstone/index.ts'
import { makeAction, parseAction } from '../../../../src/games/blackstone/notation/action.ts'
import { viewOf } from '../../../../src/kernel/vault.ts'
import { draw, flip, retain, slide, swap } from '../moves.ts'
import { value } from '../situation.ts'
import { by, drawTwo, guard, member, unguard } from './members.ts'

const s = member('hester', { hand: ['G01'] })
const scene = sceneOf(viewOf(s.state, 0, s.vault))
const [g01 = -1] = s.court(0).hand
const family = s.court(0).family ?? -1

test.each<[string, Action]>([
  ['W BS-LS', by('wizard', slide('BS', 'LS'))],
  ['N BS-BE', slide('BS', 'BE')],
  ['N BS~LT', by('knight', swap('BS', 'LT'))],
  ['N AO^', by('knight', flip('AO'))],
  ['W AO!2', by('wizard', retain('AO', 1))],
  ['N+G', draw('guild', 'knight')],
  ['W++P', drawTwo('power')],
  ['NN++M', drawTwo('machination', 'knights')],
  ['keep G01', { kind: 'keep', slot: g01 }],
  ['AO@', guard('AO')],
  ['AO@-', unguard('AO')],
  ['family hester', { kind: 'family', slot: family }],
  ['family #200', { kind: 'family', slot: 200 }],
])('%s', (text, action) => {
  expect(makeAction(scene, action)).toBe(text)
  expect(value(parseAction(scene, text))).toEqual(action)
})

test('a family that nobody sees has no name', () => {
  expect(parseAction(scene, 'family corwin').ok).toBe(false)
  expect(parseAction(scene, 'family mawe').ok).toBe(false)
})
