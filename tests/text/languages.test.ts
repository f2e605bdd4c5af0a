/** The other languages: complete, with the placeholders of English and the plural forms of their grammar. */
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test, vi } from 'vitest'
import { isDefaultName } from '../../src/ui/common/names/defaultNames.ts'

type Messages = Readonly<Record<string, string>>
type Modules = Readonly<Record<string, Readonly<Record<string, Messages>>>>

/** Shipped languages: none may lack a message. What another language lacks is shown in English. */
const SHIPPED = ['de', 'es', 'fr', 'zh-Hans']

const sentencesOf = (modules: Modules): Messages => Object.assign({}, ...Object.values(modules).flatMap(Object.values))
/** English messages of the app (`house`) and of each game, by folder. */
const english = new Map<string, Messages>([
  // What the terminal alone says is English.
  [
    'house',
    sentencesOf(import.meta.glob(['../../src/text/en/*.ts', '!../../src/text/en/logFlaws.ts'], { eager: true })),
  ],
])
const screens = import.meta.glob('../../src/ui/*/gameUi.tsx')
/** A game without screens is not in the app; the command line speaks English. */
const hasScreens = (game: string): boolean => `../../src/ui/${game}/gameUi.tsx` in screens
for (const [file, module] of Object.entries(
  import.meta.glob('../../src/text/*/en/**/*.ts', { eager: true }) as Modules,
)) {
  const [, game = ''] = file.split('/text/')[1]?.match(/^([^/]+)/) ?? []
  if (!hasScreens(game)) continue
  english.set(game, { ...english.get(game), ...sentencesOf({ [file]: module }) })
}
const found = Object.entries(import.meta.glob('../../src/text/languages/*/*.ts', { eager: true }) as Modules).map(
  ([file, module]) => {
    const [tag = '', part = ''] = file.replace(/\.ts$/, '').split('/').slice(-2)
    return [tag, part, sentencesOf({ [file]: module })] as const
  },
)

test('every file of a language belongs to the app or to a game', () => {
  expect([...english.keys()]).toContain('blackstone')
  expect([...new Set(found.map(([tag]) => tag))]).toEqual(expect.arrayContaining(SHIPPED))
  expect(found.filter(([, part]) => !english.has(part)).map(([tag, part]) => `${tag}/${part}`)).toEqual([])
})

test.each([...english].flatMap(([part, messages]) => SHIPPED.map((tag) => [tag, part, messages] as const)))(
  '%s has all messages of the %s',
  (tag, part, messages) => {
    const ownMessages = found.find(([language, of]) => language === tag && of === part)?.[2] ?? {}
    expect(Object.keys(messages).filter((key) => !(key in ownMessages))).toEqual([])
  },
)

test('a seat that nobody has named is known as such in every language, since a game keeps the words of its phone', () => {
  const words = [english.get('house'), ...found.map(([, , messages]) => messages)].flatMap(
    (messages) => messages?.['new.player'] ?? [],
  )
  expect(words).toHaveLength(1 + new Set(found.map(([tag]) => tag)).size)
  expect(words.filter((name) => !isDefaultName(name.replace('{number}', '3'), 2))).toEqual([])
  expect(words.filter((name) => isDefaultName(name.replace('{number}', '3'), 1))).toEqual([])
  expect(isDefaultName('Ann', 0)).toBe(false)
})

/** What the sentences of a pairing tell people to tap, on this phone or the other one. */
const NAMED_BUTTONS = {
  'pair.showHow': ['home.join', 'gather.offline'],
  'pair.showTextHow': ['home.join', 'gather.offline', 'pair.noCamera'],
  'pair.showTableHow': ['line.what', 'phones.pair', 'home.join'],
  'pair.showTableTextHow': ['line.what', 'phones.pair', 'pair.noCamera'],
  'pair.readHostHow': ['gather.offline'],
  'pair.readHostTextHow': ['gather.offline', 'pair.noCamera'],
  'pair.readTableHow': ['phones.title', 'phones.pair'],
  'pair.readTableTextHow': ['phones.title', 'phones.pair', 'pair.noCamera'],
  'pair.waitsLong': ['pair.begin'],
  'room.reopened': ['phones.pair'],
}
const QUOTED = /[“„«]\s?([^”“»]+?)\s?[”“»]/g

test.each([
  ['en', english.get('house') ?? {}] as const,
  ...found.filter(([, part]) => part === 'house').map(([tag, , messages]) => [tag, messages] as const),
])('%s calls the buttons that a pairing needs as they are called', (_, messages) => {
  for (const [key, buttons] of Object.entries(NAMED_BUTTONS)) {
    const quoted = [...(messages[key] ?? '').matchAll(QUOTED)].map(([, name]) => name)
    expect(quoted, key).toEqual(buttons.map((button) => messages[button]))
  }
})

test('missing messages of languages that are not shipped are listed', () => {
  const others = found.filter(([tag]) => !SHIPPED.includes(tag))
  for (const [tag, part, ownMessages] of others) {
    const lacks = Object.keys(english.get(part) ?? {}).filter((key) => !(key in ownMessages))
    if (lacks.length > 0) console.info(`${tag} lacks ${lacks.length} sentences of the ${part}: ${lacks.join(', ')}`)
  }
})

test('a sentence that speaks to whoever plays alone knows them by the name that the language has for them', () => {
  const languages = [...new Set(found.map(([tag]) => tag))].map((tag) => {
    const messages = Object.assign({}, ...found.filter(([other]) => other === tag).map(([, , own]) => own)) as Messages
    return [tag, messages] as const
  })
  for (const [tag, messages] of [...languages, ['en', Object.assign({}, ...english.values()) as Messages] as const]) {
    const keys = Object.values(messages).flatMap((text) =>
      [...text.matchAll(/\{(?:name|by|other), select, (\S+) \{/g)].map(([, key]) => key),
    )
    const isWhole = tag === 'en' || SHIPPED.includes(tag)
    if (isWhole) expect([...new Set(keys)], tag).toEqual(tag === 'zh-Hans' ? [] : [messages['new.you']])
    // Where the name is not translated yet it is the English one.
    else expect(keys.filter((key) => key !== (messages['new.you'] ?? 'You'))).toEqual([])
  }
})

/** Places of a message that are filled with a name, a face or a title: any of them can begin with a vowel. */
const NAMED = 'name|names|by|other|title|mode|family|vassal|face|reverse|one|dog|game'

test('no French word that loses its vowel stands before a name', () => {
  const elided = new RegExp(`\\b(de|que|le|la|je|ne|se|jusque) \\{(${NAMED})\\}`, 'i')
  const sentences = found.filter(([tag]) => tag === 'fr').flatMap(([, , messages]) => Object.entries(messages))
  expect(sentences.length).toBeGreaterThan(1000)
  expect(sentences.filter(([, text]) => elided.test(text))).toEqual([])
})

/** Placeholders of a message, with `count` of `{count, plural, …}` and those within its branches. */
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

/** Plural forms that each plural of a text has, for example `one` and `other`. */
const formsOf = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/\{\w+, plural,((?:[^{}]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*)\}/g)].map(([, branches = '']) =>
    [...branches.matchAll(/(?:^|[\s}])([a-z]+|=\d+) ?\{/g)].map(([, form = '']) => form),
  )

describe.each(found)('%s, of the %s', (language, part, messages) => {
  const own = english.get(part) ?? {}

  test('has no other message, and no empty one', () => {
    expect(Object.keys(messages).filter((key) => !(key in own))).toEqual([])
    expect(Object.entries(messages).filter(([key, words]) => words.trim() === '' && own[key] !== '')).toEqual([])
  })

  test('has the same placeholders as English', () => {
    const different = Object.entries(messages).filter(
      ([key, words]) =>
        sorted(placesOf(compileMessageOrThrow(words))).join() !==
        sorted(placesOf(compileMessageOrThrow(own[key] ?? ''))).join(),
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
      ([key, words]) => words === own[key] && /[a-z]{4}/i.test(words.replace(/\{[^}]*\}/g, '')),
    )
    // Names and words that both languages share.
    expect(same.length).toBeLessThan(Object.keys(own).length / 20)
  })
})

test('a message that a language lacks is shown in English', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const { setLanguage, t, findMessage } = await import('../../src/text/t.ts')
  setLanguage('nl', { 'app.back': 'Terug' })
  expect([t('app.back'), t('app.home'), findMessage('app.nothing')]).toEqual(['Terug', 'Home', null])
  setLanguage('en', {})
  expect(t('app.back')).toBe('Back')
})

test('a game or mode without a name in the catalogue is named by the words of its id', async () => {
  const { gameNameById, modeNameById } = await import('../../src/text/gameAndModeNames.ts')
  expect([modeNameById('kings-quest'), modeNameById('short-quest')]).toEqual(["King's Quest", 'Short quest'])
  expect([gameNameById('blackstone'), gameNameById('walls-market')]).toEqual(['Blackstone Castle', 'Walls market'])
})

test('a language is found by its tag', async () => {
  const { resolveLanguage } = await import('../../src/text/language.ts')
  const chosen = (...wishes: readonly string[]) => resolveLanguage(wishes)
  expect([chosen(), chosen('en-GB'), chosen('xx'), chosen('not a tag', 'en')]).toEqual(['en', 'en', 'en', 'en'])
})
