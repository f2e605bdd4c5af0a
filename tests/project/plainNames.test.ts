/** Names of what `src` exports and of files of tests: none is a bare participle, a single letter or poetry. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** Words that nobody understood without the code, and the word of the glossary (docs/architecture.md) for each. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  deed: 'action',
  docket: 'arbiter',
  ledger: 'GameLog',
  mind: 'guide',
  news: 'event',
  outlook: 'view',
  party: 'room',
  plea: 'ConsentRequest',
  sight: 'view',
  wire: 'channel',
  yardstick: 'metric',
}

/** Participles by their form, and things in the rules or among programmers. */
const THINGS =
  'beginning building ending gathering greeting grouping heading opening pairing placing setting standing waiting'
const PARTICIPLE = /^[a-z]+(ing|ed)$|^(brought|done|gone|held|kept|left|lost|sent|shown|taken|told|won|written)$/

/** What is wrong with a name, in a sentence; null where it may stand. */
const faultOf = (name: string): string | null => {
  if (name.length === 1 && name !== 't') return `${name}: a single letter`
  const words = name.match(/[A-Z]?[a-z\d]+|[A-Z\d]+/g)?.map((word) => word.toLowerCase()) ?? []
  const poetry = words.map((word) => word.replace(/s$/, '')).find((word) => Object.hasOwn(PLAIN_WORDS, word))
  if (poetry) return `${name}: the glossary has “${PLAIN_WORDS[poetry]}” for it`
  const [word = '', ...others] = words
  const isBare = others.length === 0 && PARTICIPLE.test(word) && !THINGS.split(' ').includes(word)
  return isBare ? `${name}: a bare participle; say what is ${word}` : null
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

const EXPORT = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm
const exportedNames = filesIn('src').flatMap((file) =>
  [...readFileSync(`${ROOT}/src/${file}`, 'utf8').matchAll(EXPORT)].map(([, name = '']) => name),
)

test.each([
  ['what src exports', exportedNames, 3000],
  ['files of tests', filesIn('tests').map((file) => basename(file).replace(/\..*/, '')), 500],
])('%s has plain names', (_, names, atLeast) => {
  expect(names.length).toBeGreaterThan(atLeast)
  expect(names.flatMap((name) => faultOf(name) ?? [])).toEqual([])
})

test('the glossary has every plain word, and names of the kinds that are refused are seen', () => {
  const glossary = readFileSync(`${ROOT}/docs/architecture.md`, 'utf8').split('## Glossary')[1] ?? ''
  const terms = glossary.split('\n').flatMap((row) => [row.split('|')[1] ?? '', row.split('|')[3] ?? ''])
  const known = terms.flatMap((term) => term.match(/\w+/g) ?? [])
  expect(Object.values(PLAIN_WORDS).filter((word) => !known.includes(word))).toEqual([])
  const refused = ['x', 'openMind', 'turn-deeds', 'speaking', 'Packed', 'lost']
  expect(refused.map((name) => faultOf(name)?.split(':')[0])).toEqual(refused)
  expect(['t', 'opening', 'movedGame', 'isDone', 'insight'].map(faultOf)).toEqual([null, null, null, null, null])
})
