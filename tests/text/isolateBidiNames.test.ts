/** Names of scripts that run from right to left, within sentences that run from left to right. */
import { expect, test } from 'vitest'
import '../../src/text/bundles/screens.ts'
import { formatList } from '../../src/text/formatList.ts'
import { joinNames } from '../../src/text/joinTexts.ts'
import { findMessage, t } from '../../src/text/t.ts'

const DANA = 'דנה'
const isolated = (name: string): string => `\u2068${name}\u2069`

test.each([DANA, 'سارة', 'Ann \u202Enna', '𞤀𞤣𞤢'])('%j does not turn the sentence around it', (name) => {
  expect(t('home.turnOf', { name })).toBe(t('home.turnOf', { name: '#' }).replace('#', isolated(name)))
  expect(findMessage('home.turnOf', { name })).toContain(isolated(name))
})

test('names in a list are each apart, so that their order stays', () => {
  expect(joinNames([DANA, 'רות', 'Ann'])).toBe(`${isolated(DANA)}, ${isolated('רות')}, Ann`)
  expect(formatList([DANA, 'Ann'])).toContain(isolated(DANA))
})

test('a name that runs with the sentence stays as it is', () => {
  for (const name of ['Ann', 'Zoë', '王', 'Ωμέγα', '👑'])
    expect(t('home.turnOf', { name })).toBe(t('home.turnOf', { name: '#' }).replace('#', name))
})
