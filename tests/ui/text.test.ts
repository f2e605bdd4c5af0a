/** The catalogues: every sentence is used, every key exists once, nothing that a player reads stands in the code. */
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
  import.meta.glob('../../src/ui/text/en*.ts', { eager: true })
const messages = Object.values(catalogues).flatMap((module) => Object.values(module).flatMap(Object.entries<string>))
const keys = messages.map(([key]) => key)

const code = filesUnder(SRC, /\.tsx?$/)
  .filter((file) => !/ui\/text\/(en[^/]*|languages\/.*)\.ts$/.test(file))
  .map(read)
  .join('\n')
/** `court.${what}` uses every key that begins and ends like it. */
const patterns = [...code.matchAll(/`([a-z][\w]*\.[^`\s]*\$\{[^`]*)`/g)].map(
  ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`),
)

test('there are catalogues to test', () => {
  expect(keys.length).toBeGreaterThan(100)
  expect(patterns.length).toBeGreaterThan(3)
})

test('no key stands in two catalogues', () => {
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('every sentence is used', () => {
  const unused = keys.filter((key) => !code.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)))
  expect(unused).toEqual([])
})

test('every sentence that is asked for by its key is there', () => {
  const asked = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key)
  expect(asked.length).toBeGreaterThan(500)
  expect(asked.filter((key) => !keys.includes(key))).toEqual([])
  const built = [...code.matchAll(/\bt\(\s*`([^`]+)`/g)].map(([, text = '']) => text)
  const shapeOf = (text: string) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}+/g, '.*')}$`)
  expect(built.filter((text) => !keys.some((key) => shapeOf(text).test(key)))).toEqual([])
})

/** English separators: between two places of a text, between two parts of an element, within a list. */
const APART = [/\$\{[^`]*\}[:;,.] \$\{/, /^\s*\{\w+\(.*\)\}[:;,.] \{/, /\.join\('[,:;.] '\)/]

test('what is put together has the separators of its language', () => {
  const said = filesUnder(UI, /\.tsx?$/)
    .filter((file) => !/ui\/text\//.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => APART.some((shape) => shape.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(said).toEqual([])
})

/** All code but that of the command line, which has sentences of its own (tests/cli/sentence.test.ts). */
const refusing = (without: RegExp): string =>
  filesUnder(SRC, /\.tsx?$/)
    .filter((file) => !without.test(file))
    .map(read)
    .join('\n')
const app = refusing(/src\/(cli|ui\/text)\//)
const engine = refusing(/src\/(cli|ui)\//)
const found = (text: string, shape: RegExp): readonly string[] =>
  [...text.matchAll(shape)].flatMap(([, one = '', other]) => (other ? [one, other] : [one]))

test('every code of a refusal has a sentence', () => {
  const made = /\b(?:refuse\(|refusal\(|code:) *(?:[^'`,\n]*\? )?'([\w.]+)'(?: : '([\w.]+)')?/g
  const named = found(app, made)
  // A code may also be handed on: whatever looks like one of a family of codes is one.
  const families = [...new Set(named.filter((code) => code.includes('.')).map((code) => code.replace(/\..*/, '')))]
  const codes = new Set([...named, ...found(engine, new RegExp(`'((?:${families.join('|')})\\.[a-zA-Z]+)'`, 'g'))])
  expect([...codes]).toEqual(
    expect.arrayContaining(['over', 'slide.occupied', 'undo.none', 'record.cut', 'record.notJson', 'entry.epoch']),
  )
  expect(codes.size).toBeGreaterThan(80)
  expect([...codes].filter((code) => !keys.includes(code))).toEqual([])
})

/** Codes that end in what the code finds, by their beginning. */
const PUT_TOGETHER = {
  // No code where seats are awaited.
  'turn.': ['turn.chance', 'turn.over'],
  'need.': ['need.knights', 'need.wizards'],
  'store.': ['full', 'gone', 'conflict', 'missing', 'damaged', 'newer', 'failed'].map((fault) => `store.${fault}`),
  // Why the host hangs up, and what stands between phones.
  'farewell.': ['otherGame', 'otherLog', 'key', 'strikes', 'full', 'closed'].map((why) => `farewell.${why}`),
  'room.': ['no-server', 'no-room', 'no-way', 'taken', 'refused', 'no-webrtc'].map((why) => `room.${why}`),
}

test('every code that is put together has a sentence', () => {
  const beginnings = found(app, /\b(?:refuse\(|refusal\(|code:) *`([^`$]+)\$\{/g)
  expect([...new Set(beginnings)].sort()).toEqual(Object.keys(PUT_TOGETHER).sort())
  const codes = Object.values(PUT_TOGETHER).flat()
  expect(codes.filter((code) => !keys.includes(code))).toEqual([])
})

test('every fault of storage has a sentence', () => {
  const [union = ''] = found(app, /\btype StoreFault =([^\n]*)/g)
  const faults = found(union, /'(\w+)'/g)
  expect(faults).toContain('conflict')
  expect(faults.filter((fault) => !keys.includes(`store.${fault}`))).toEqual([])
})

test('prompts stay within 48 letters', () => {
  const long = messages.filter(
    ([key, text]) => key.startsWith('prompt.') && text.replace(/\{\w+\}/g, 'A·T').length > 48,
  )
  expect(long).toEqual([])
})

test('nothing that a player reads stands in the code', () => {
  const said = filesUnder(UI, /\.tsx$/).flatMap((file) => {
    const text = read(file)
      .replace(/\{\/\*[\s\S]*?\*\/\}|\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .replace(/=>/g, '')
    const between = [...text.matchAll(/>\s*([A-Za-z][^<>{}()=;]*[a-z])\s*<\//g)].map(([, words]) => words)
    const named = [...text.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]+)"/g)].map(([, words]) => words)
    return [...between, ...named].map((words) => `${file}: ${words}`)
  })
  expect(said).toEqual([])
})

test('Home speaks only the catalogue that comes with it', () => {
  const first = new Set<string>()
  const visit = (file: string): void => {
    if (first.has(file)) return
    first.add(file)
    const folder = join(file, '..')
    for (const [, path = ''] of read(file).matchAll(/^import (?!type)[^']*'(\.[^'?]+\.tsx?)'/gm))
      visit(join(folder, path))
  }
  visit(join(SRC, 'main.tsx'))
  const home = Object.keys(catalogues['../../src/ui/text/en.ts']?.en ?? {})
  const spoken = [...first].flatMap((file) => [...read(file).matchAll(/\bt\('([\w.]+)'/g)].map(([, key]) => key))
  expect(spoken.length).toBeGreaterThan(5)
  expect(spoken.filter((key) => !home.includes(key ?? ''))).toEqual([])
})
