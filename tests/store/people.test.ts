import { expect, test } from 'vitest'
import { withEmblem, withoutPerson } from '../../src/store/people.ts'
import { DEFAULT_SETTINGS, emblemOf } from '../../src/store/settings.ts'

const ANN = withEmblem({ ...DEFAULT_SETTINGS, names: ['Ann', 'Bo'] }, 'Ann', 'key')

test('a name has the emblem that was chosen last, or none', () => {
  expect([emblemOf(ANN, 'Ann'), emblemOf(ANN, 'Bo')]).toEqual([{ emblem: 'key' }, {}])
  expect(emblemOf(withEmblem(ANN, 'Ann', 'cat'), 'Ann')).toEqual({ emblem: 'cat' })
  expect(withEmblem(ANN, 'Ann', null)).toEqual({ ...DEFAULT_SETTINGS, names: ['Ann', 'Bo'] })
})

test('of more than forty the one that was chosen first is forgotten', () => {
  let many = ANN
  for (let i = 0; i < 40; i++) many = withEmblem(many, `n${i}`, 'cat')
  expect([many.emblems.size, emblemOf(many, 'Ann'), emblemOf(many, 'n0')]).toEqual([40, {}, { emblem: 'cat' }])
})

test('a removed person is no longer offered', () => {
  expect(withoutPerson(ANN, 'Ann')).toEqual({ ...DEFAULT_SETTINGS, names: ['Bo'] })
})

test('a removed person who sat in the last game is not proposed for the next', () => {
  const lastSetup = { mode: 'kings-quest', options: {}, names: ['Ann', 'Bo'], bots: [], several: false }
  expect(withoutPerson({ ...ANN, lastSetup }, 'Ann').lastSetup).toEqual({ ...lastSetup, names: ['', 'Bo'] })
})
