/** The other languages: whole, with the same places to fill, and with plurals that their grammar knows. */
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'

type Messages = Readonly<Record<string, string>>
type Modules = Readonly<Record<string, Readonly<Record<string, Messages>>>>

const english: Messages = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../src/ui/text/en*.ts', { eager: true }) as Modules).flatMap(Object.values),
)
const languages = Object.entries(import.meta.glob('../../src/ui/text/languages/*.ts', { eager: true }) as Modules).map(
  ([file, module]) =>
    [file.replace(/^.*\/|\.ts$/g, ''), Object.assign({}, ...Object.values(module)) as Messages] as const,
)

/** The places of a message, `count` of `{count, plural, …}` and those within its branches among them. */
const placesOf = (message: CompiledMessage): ReadonlySet<string> =>
  new Set(
    (Array.isArray(message) ? message : []).flatMap((token) => {
      if (!Array.isArray(token)) return []
      const [name, , branches] = token
      const within = Object.values(branches ?? {}).flatMap((branch) => [...placesOf(branch as CompiledMessage)])
      return [name, ...within]
    }),
  )
const sorted = (places: ReadonlySet<string>): readonly string[] => [...places].sort()

/** The forms of each plural, `one` and `other`. */
const formsOf = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/\{\w+, plural,((?:[^{}]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*)\}/g)].map(([, branches = '']) =>
    [...branches.matchAll(/(?:^|[\s}])([a-z]+|=\d+) ?\{/g)].map(([, form = '']) => form),
  )

describe.each(languages)('%s', (language, messages) => {
  test('says everything, and nothing else', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort())
    expect(Object.entries(messages).filter(([key, words]) => words.trim() === '' && english[key] !== '')).toEqual([])
  })

  test('fills the same places as English', () => {
    const different = Object.entries(messages).filter(
      ([key, words]) =>
        sorted(placesOf(compileMessageOrThrow(words))).join() !==
        sorted(placesOf(compileMessageOrThrow(english[key] ?? ''))).join(),
    )
    expect(different).toEqual([])
  })

  test('has the plural forms that its grammar has', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    // French, Spanish: `many` is for millions, which are not counted here.
    const forms = needed.filter((form) => form !== 'many')
    const lacking = Object.entries(messages).flatMap(([key, words]) =>
      formsOf(words).flatMap((found) => forms.filter((form) => !found.includes(form)).map((form) => `${key} ${form}`)),
    )
    expect(lacking).toEqual([])
  })

  test('is not English', () => {
    const same = Object.entries(messages).filter(
      ([key, words]) => words === english[key] && /[a-z]{4}/i.test(words.replace(/\{[^}]*\}/g, '')),
    )
    // Names and words that both languages share.
    expect(same.length).toBeLessThan(Object.keys(english).length / 20)
  })
})

test('a language is found by its tag', async () => {
  const { languageFor } = await import('../../src/ui/text/speak.ts')
  const found = (...wishes: readonly string[]) => languageFor(wishes)
  expect([found(), found('en-GB'), found('xx'), found('not a tag', 'en')]).toEqual(['en', 'en', 'en', 'en'])
})
