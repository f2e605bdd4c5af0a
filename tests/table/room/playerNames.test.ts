import { expect, test } from 'vitest'
import { isNumbered, uniqueNames, uniqueSeatNames, unusedName } from '../../../src/table/room/playerNames.ts'

test('players of one name get numbers, and none that another has', () => {
  expect(uniqueNames(['Ann', 'Ben', 'Ann', 'Ann'])).toEqual(['Ann', 'Ben', 'Ann 2', 'Ann 3'])
  expect(uniqueNames(['Ann', 'Ann 2', 'Ann'])).toEqual(['Ann', 'Ann 2', 'Ann 3'])
  expect(uniqueSeatNames({ seats: [{ name: 'Bo' }, { name: 'Bo' }] })).toEqual(['Bo', 'Bo 2'])
})

test('names that differ by case, width or blanks alone count as one', () => {
  expect(unusedName('ann', ['Ann'])).toBe('ann 2')
  expect(unusedName('Ａｎｎ', ['Ann'])).toBe('Ａｎｎ 2')
  expect(unusedName('Anna', ['Ann'])).toBe('Anna')
})

test('a name with its number stays as short as phones may say, and no letter is cut in half', () => {
  const long = '👑'.repeat(20)
  const numbered = unusedName(long, [long])
  expect(numbered).toBe(`${'👑'.repeat(18)} 2`)
  expect(numbered.length).toBeLessThanOrEqual(40)
})

test('a numbered name is known as such', () => {
  expect(isNumbered('Ann 2', 'Ann')).toBe(true)
  for (const other of ['Ann', 'Ann B', 'Anna 2', 'Ben 2']) expect(isNumbered(other, 'Ann')).toBe(false)
})
