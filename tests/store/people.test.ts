import { expect, test } from 'vitest'
import { withEmblem, without } from '../../src/store/people.ts'
import { DEFAULTS, emblemOf } from '../../src/store/settings.ts'

const ANN = withEmblem({ ...DEFAULTS, names: ['Ann', 'Bo'] }, 'Ann', 'key')

test('a name has the emblem that was chosen last, or none', () => {
  expect([emblemOf(ANN, 'Ann'), emblemOf(ANN, 'Bo')]).toEqual([{ emblem: 'key' }, {}])
  expect(emblemOf(withEmblem(ANN, 'Ann', 'cat'), 'Ann')).toEqual({ emblem: 'cat' })
  expect(withEmblem(ANN, 'Ann', null)).toEqual({ ...DEFAULTS, names: ['Ann', 'Bo'] })
})

test('of more than forty the one that was chosen first is forgotten', () => {
  let many = ANN
  for (let i = 0; i < 40; i++) many = withEmblem(many, `n${i}`, 'cat')
  expect([many.emblems.size, emblemOf(many, 'Ann'), emblemOf(many, 'n0')]).toEqual([40, {}, { emblem: 'cat' }])
})

test('who is forgotten is offered no more', () => {
  expect(without(ANN, 'Ann')).toEqual({ ...DEFAULTS, names: ['Bo'] })
})
