import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { type CompiledMessage, formatMessage, type MessageValues } from '../../src/text/formatMessage.ts'

const said = (icu: string, values: MessageValues, locale = 'en'): string =>
  formatMessage(compileMessageOrThrow(icu) as CompiledMessage, values, locale)

const RATS = '{count, plural, =0 {no rats} one {# rat} other {# rats}}'
const PLACE = '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
const SEAT = '{who, select, you {You have} other {{who} has}} {count, plural, one {# card of #} other {# cards}}'

test.each<[string, string, MessageValues, string, string]>([
  ['words as they stand', 'Take #1', {}, 'en', 'Take #1'],
  ['a value as it stands', 'Hello, {name}: {points}', { name: 'Ann', points: 12345 }, 'en', 'Hello, Ann: 12345'],
  ['nothing for a value that is missing', 'Hello, {name}!', {}, 'en', 'Hello, !'],
  ['an exact number before its category', RATS, { count: 0 }, 'en', 'no rats'],
  ['one', RATS, { count: 1 }, 'en', '1 rat'],
  ['several', RATS, { count: 12 }, 'en', '12 rats'],
  ['thousands marked off', RATS, { count: 12345 }, 'en', '12,345 rats'],
  ['a fraction', RATS, { count: 1.5 }, 'de', '1,5 rats'],
  ['less than nothing', RATS, { count: -2 }, 'en', '-2 rats'],
  ['none as one, where a language says so', '{n, plural, one {# point} other {# points}}', { n: 0 }, 'fr', '0 point'],
  ['the only form of a language', '{n, plural, other {#分}}', { n: 1 }, 'zh-Hans', '1分'],
  ['a first place', PLACE, { place: 21 }, 'en', '21st'],
  ['an eleventh place', PLACE, { place: 11 }, 'en', '11th'],
  ['a number', '{size, number} kB', { size: 999 }, 'de', '999 kB'],
  ['a large number', '{size, number} kB', { size: 1234 }, 'de', '1.234 kB'],
  ['a word by a word', SEAT, { who: 'you', count: 1 }, 'en', 'You have 1 card of 1'],
  ['any other word', SEAT, { who: 'Mia', count: 3 }, 'en', 'Mia has 3 cards'],
  ['a word that every object knows', SEAT, { who: 'constructor', count: 2 }, 'en', 'constructor has 2 cards'],
  ['a wording within another', '{n, plural, other {{w, select, a {# A} other {# B}}}}', { n: 2, w: 'a' }, 'en', '# A'],
])('says %s', (_, icu, values, locale, expected) => {
  expect(said(icu, values, locale)).toBe(expected)
})
