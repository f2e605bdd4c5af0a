/** Message catalogues: every message is used, every key exists once, and no text for players is in the code. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const UI = join(import.meta.dirname, '../../src/ui')
const SRC = join(UI, '..')
const filesUnder = (folder: string, ends: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.test(name))
    .map((name) => join(folder, name))
const read = (file: string): string => readFileSync(file, 'utf8')

const catalogues: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> =
  import.meta.glob(['../../src/text/en/*.ts', '../../src/text/*/en/**/*.ts'], { eager: true })
const messages = Object.values(catalogues).flatMap((module) => Object.values(module).flatMap(Object.entries<string>))
const keys = messages.map(([key]) => key)

/** Files without those of a folder that is there. The command line has messages of its own (tests/cli/sentence.test.ts). */
const filesWithout = (without: RegExp): readonly string[] => {
  const all = filesUnder(SRC, /\.tsx?$/)
  const kept = all.filter((file) => !without.test(file))
  if (kept.length === all.length) throw new Error(`No source file is in ${without}.`)
  return kept
}
const sourceWithout = (without: RegExp): string => filesWithout(without).map(read).join('\n')

const code = sourceWithout(/\/text\/(([^/]+\/)?en\/.*|languages\/.*)\.ts$/)
/** Patterns of keys built in code: `court.${what}` uses every key that begins and ends like it. */
const patterns = [...code.matchAll(/`([a-z][\w-]*\.[^`\s]*\$\{[^`]*)`/g)].map(
  ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`),
)

test('there are catalogues to test', () => {
  expect(keys.length).toBeGreaterThan(100)
  expect(patterns.length).toBeGreaterThan(3)
})

test('no key is in two catalogues', () => {
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('every message is used', () => {
  const named = new Set(Array.from(code.matchAll(/'(?=([^'\s]+)')/g), ([, text]) => text))
  const unused = keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))
  expect(unused).toEqual([])
})

test('every message that code names by its key exists', () => {
  const usedKeys = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key)
  expect(usedKeys.length).toBeGreaterThan(500)
  expect(usedKeys.filter((key) => !keys.includes(key))).toEqual([])
  const builtKeys = [...code.matchAll(/\bt\(\s*`([^`]+)`/g)].map(([, text = '']) => text)
  const shapeOf = (text: string) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}+/g, '.*')}$`)
  expect(builtKeys.filter((text) => !keys.some((key) => shapeOf(text).test(key)))).toEqual([])
})

/** English separators in code: between two parts of a text, between two parts of an element, within a list. */
const JOINED_TEXT = [/\$\{[^`]*\}[:;,.] \$\{/, /^\s*\{\w+\(.*\)\}[:;,.] \{/, /\.join\('[,:;.] '\)/]

test('joined texts have the separators of their language', () => {
  const joined = filesUnder(UI, /\.tsx?$/).flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => JOINED_TEXT.some((shape) => shape.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(joined).toEqual([])
})

const app = sourceWithout(/src\/(cli|text)\//)
const engine = sourceWithout(/src\/(cli|ui)\//)
const matchesOf = (text: string, shape: RegExp): readonly string[] =>
  [...text.matchAll(shape)].flatMap(([, first = '', second]) => (second ? [first, second] : [first]))

test('every code of a refusal has a message', () => {
  const made = /\b(?:refuse\(|refusal\(|because\(|code:) *(?:[^'`,\n]*\? )?'([\w.]+)'(?: : '([\w.]+)')?/g
  const named = matchesOf(app, made)
  // A code may also be passed on: every string that looks like one of a family of codes counts as one.
  const families = [...new Set(named.filter((code) => code.includes('.')).map((code) => code.replace(/\..*/, '')))]
  const codes = new Set([...named, ...matchesOf(engine, new RegExp(`'((?:${families.join('|')})\\.[a-zA-Z]+)'`, 'g'))])
  expect([...codes]).toEqual(
    expect.arrayContaining([
      'over',
      'slide.occupied',
      'undo.none',
      'record.cut',
      'record.notJson',
      'entry.epoch',
      'castlescape.gold',
    ]),
  )
  expect(codes.size).toBeGreaterThan(80)
  expect([...codes].filter((code) => !keys.includes(code))).toEqual([])
})

/** Codes that the source builds from a prefix and a value, by prefix. */
const BUILT_CODES = {
  // No code where seats are awaited.
  'turn.': ['turn.chance', 'turn.over'],
  'need.': ['need.knights', 'need.wizards'],
  'store.': ['full', 'gone', 'conflict', 'missing', 'damaged', 'newer', 'failed'].map((fault) => `store.${fault}`),
  // Why the host closes the connection, and why phones cannot connect.
  'farewell.': ['otherGame', 'otherLog', 'key', 'strikes', 'full', 'closed'].map((why) => `farewell.${why}`),
  'room.': ['no-server', 'no-room', 'no-way', 'taken', 'refused', 'no-webrtc'].map((why) => `room.${why}`),
}

test('every code that is built from parts has a message', () => {
  const beginnings = matchesOf(app, /\b(?:refuse\(|refusal\(|code:) *`([^`$]+)\$\{/g)
  expect([...new Set(beginnings)].sort()).toEqual(Object.keys(BUILT_CODES).sort())
  const codes = Object.values(BUILT_CODES).flat()
  expect(codes.filter((code) => !keys.includes(code))).toEqual([])
})

test('every fault of storage has a message', () => {
  const [union = ''] = matchesOf(app, /\btype StoreFault =([^\n]*)/g)
  const faults = matchesOf(union, /'(\w+)'/g)
  expect(faults).toContain('conflict')
  expect(faults.filter((fault) => !keys.includes(`store.${fault}`))).toEqual([])
})

/** A message as it is said of somebody with a name. */
const ofSomebody = (text: string): string =>
  text.replace(/\{\w+, select, You \{[^{}]*\} other \{((?:[^{}]|\{\w+\})*)\}\}/g, '$1').replace(/\{\w+\}/g, 'A·T')

test('prompts stay within 48 letters', () => {
  const long = messages.filter(([key, text]) => key.startsWith('prompt.') && ofSomebody(text).length > 48)
  expect(long).toEqual([])
})

/** Words that nobody says at a table, and parts of the app's own machinery. Names of places do not count. */
const UNSAID = /\b(deeds?|anew|shall|looks? on|is no \w+ (of|that)|is not heard|square code)\b/i

test('sentences say what a person would say', () => {
  expect(messages.filter(([, text]) => UNSAID.test(text.replace(/\{\w+(, \w+,)?/g, '')))).toEqual([])
})

test('no text for players is in the code', () => {
  const texts = filesUnder(UI, /\.tsx$/).flatMap((file) => {
    const text = read(file)
      .replace(/\{\/\*[\s\S]*?\*\/\}|\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .replace(/=>/g, '')
    const between = [...text.matchAll(/>\s*([A-Za-z][^<>{}()=;]*[a-z])\s*<\//g)].map(([, words]) => words)
    const named = [...text.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]+)"/g)].map(([, words]) => words)
    return [...between, ...named].map((words) => `${file}: ${words}`)
  })
  expect(texts).toEqual([])
})

test('Home uses only the catalogue that is loaded with it', () => {
  const loadedFirst = new Set<string>()
  const visit = (file: string): void => {
    if (loadedFirst.has(file)) return
    loadedFirst.add(file)
    const folder = join(file, '..')
    for (const [, path = ''] of read(file).matchAll(/^import (?!type)[^']*'(\.[^'?]+\.tsx?)'/gm))
      visit(join(folder, path))
  }
  visit(join(SRC, 'main.tsx'))
  const home = Object.keys(catalogues['../../src/text/en/app.ts']?.en ?? {})
  const homeKeys = [...loadedFirst].flatMap((file) =>
    [...read(file).matchAll(/\bt\('([\w.]+)'/g)].map(([, key]) => key),
  )
  expect(homeKeys.length).toBeGreaterThan(5)
  expect(homeKeys.filter((key) => !home.includes(key ?? ''))).toEqual([])
})
