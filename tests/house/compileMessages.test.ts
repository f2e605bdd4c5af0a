import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { compileCatalogue } from '../../scripts/build/compileMessages.mjs'
import messages from './fixture/twoMessages.ts?compiled'

describe('the compiled catalogue', () => {
  test('is data: no source message is left where a placeholder has to be filled', () => {
    expect(messages['test.rats']).toEqual([['count', 'plural', { one: ['#', ' rat'], other: ['#', ' rats'] }]])
  })

  test('is read by the message library without its parser', () => {
    const i18n = setupI18n({ locale: 'en', messages: { en: messages } })
    expect(i18n.t('test.hello', { name: 'Ann' })).toBe('Hello, Ann')
    expect(i18n.t('test.rats', { count: 1 })).toBe('1 rat')
    expect(i18n.t('test.rats', { count: 12 })).toBe('12 rats')
  })

  test('refuses a broken message', () => {
    expect(() => compileCatalogue({ en: { broken: '{count, plural, one {# rat}' } })).toThrow()
  })
})
