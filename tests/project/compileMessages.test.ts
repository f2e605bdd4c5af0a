import { describe, expect, test } from 'vitest'
import { compileCatalogue } from '../../scripts/build/compileMessages.mjs'
import messages from './fixture/twoMessages.ts?compiled'

describe('the compiled catalogue', () => {
  test('is data: no source message is left where a placeholder has to be filled', () => {
    expect(messages['test.rats']).toEqual([['count', 'plural', { one: ['#', ' rat'], other: ['#', ' rats'] }]])
  })

  test('refuses a broken message', () => {
    expect(() => compileCatalogue({ en: { broken: '{count, plural, one {# rat}' } })).toThrow()
  })

  test.each([
    ['a date', '{day, date, short}'],
    ['a style of numbers', '{share, number, percent}'],
    ['an offset', '{count, plural, offset:1 one {# more} other {# more}}'],
    ['a date in one of its wordings', '{count, plural, one {{day, date}} other {#}}'],
  ])('refuses %s, which the app cannot fill in', (_, message) => {
    expect(() => compileCatalogue({ en: { 'test.odd': message } })).toThrow('test.odd')
  })
})
