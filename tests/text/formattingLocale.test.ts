/** Dates, numbers and lists as people write them where they live, in every language of the app. */
import { expect, test } from 'vitest'
import { formattingLocale } from '../../src/text/formattingLocale.ts'

const EVENING = new Date('2026-11-27T21:05:00Z')
const dateIn = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(EVENING)

test.each([
  ['en', ['en-GB', 'en'], 'en-GB', '27 Nov 2026, 21:05'],
  ['en', ['en-US'], 'en-US', 'Nov 27, 2026, 9:05 PM'],
  ['de', ['de-AT', 'en'], 'de-AT', '27.11.2026, 21:05'],
  ['fr', ['fr-CH'], 'fr-CH', '27 nov. 2026, 21:05'],
  // German was chosen in the settings of a British phone.
  ['de', ['en-GB'], 'de-GB', '27.11.2026, 21:05'],
  // The second language of the phone is the one that the app has.
  ['es', ['ca-ES', 'es-MX'], 'es-MX', '27 nov 2026, 9:05 p.m.'],
  ['zh-Hans', ['zh-CN'], 'zh-CN', '2026年11月27日 21:05'],
  ['en', ['en'], 'en', 'Nov 27, 2026, 9:05 PM'],
  ['fr', [], 'fr', '27 nov. 2026, 21:05'],
])('%s on a phone of %j is written as in %s', (language, tags, locale, date) => {
  expect(formattingLocale(language, tags)).toBe(locale)
  expect(dateIn(locale).replace(/\s/g, ' ')).toBe(date)
})

test('lists of people have the last comma where their country has it', () => {
  const listIn = (tags: readonly string[]) =>
    new Intl.ListFormat(formattingLocale('en', tags)).format(['Ann', 'Ben', 'Cy'])
  expect(listIn(['en-US'])).toBe('Ann, Ben, and Cy')
  expect(listIn(['en-GB'])).toBe('Ann, Ben and Cy')
})
