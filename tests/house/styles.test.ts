/**
 * Names of classes are global, and stylesheets are fetched one after another: two that begin rules with the same class change each other's
 * screens, depending on what was opened before.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const STYLES = new URL('../../src/ui/', import.meta.url)

/** They suit what others drew to a room, a way of writing, a hand or a look. */
const ADAPTIVE = /(^|\/)(wide|flow|rtl|left|contrast|zh)\.css$/

/** Frames that chapters fill, each with what it changes of them in its own stylesheet. */
const FRAMES = new Set(
  [
    'act',
    'ask',
    'bar',
    'bd',
    'box',
    'brief',
    'btn',
    'cd',
    'chapter',
    'chip',

    'hd',
    'list',
    'nf',
    'seat',
  ].concat(['seats', 'sect', 'sitter', 'task', 'two']),
)

type Sheets = Readonly<Record<string, string>>

const selectorsOf = (css: string): readonly string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head.trim())
    .filter((head) => !/^(@|from\b|to\b|[\d.]+%)/.test(head))
    .flatMap((head) => head.split(/,(?![^(]*\))/).map((one) => one.trim()))

const classesOf = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)

/** Behind what says something of the whole page, as `[data-motion="off"]`. */
const beginsWithClass = (selector: string): boolean => /^(:root)?(\[[^\]]*\]\s+)?[\w-]*\./.test(selector)

/**
 * Classes with which more than one stylesheet begins rules, with the rules. A rule that goes on to a class that no other stylesheet names is
 * about that one: `.chip .dot` is no other's.
 */
const collisions = (sheets: Sheets): Readonly<Record<string, readonly string[]>> => {
  const rules = Object.entries(sheets).flatMap(([file, css]) => selectorsOf(css).map((one) => ({ file, one })))
  const files = (of: typeof rules): ReadonlySet<string> => new Set(of.map(({ file }) => file))
  const named = new Map<string, Set<string>>()
  for (const { file, one } of rules)
    for (const name of classesOf(one)) named.set(name, (named.get(name) ?? new Set()).add(file))
  const isOwn = (name: string): boolean => named.get(name)?.size === 1
  const plain = rules.filter(({ one }) => beginsWithClass(one) && !classesOf(one).slice(1).some(isOwn))
  const begun = (name: string) => plain.filter(({ one }) => classesOf(one)[0] === name)
  const names = [...new Set(plain.map(({ one }) => classesOf(one)[0] ?? ''))].filter(
    (name) => files(begun(name)).size > 1,
  )
  return Object.fromEntries(names.map((name) => [name, begun(name).map(({ file, one }) => `${file}: ${one}`)]))
}

test('two stylesheets with the same class are found, and what is about a class of its own is not', () => {
  const a = '.opts { gap: 1px } .chip { color: red } @media (min-width: 1px) { .box.a { top: 0 } }'
  expect(
    collisions({ a, b: '/* .opts {} */ .chip .dot, .chip:has(.dot) { left: 0 } @keyframes x { to { top: 0 } }' }),
  ).toEqual({})
  expect(collisions({ a, b: '.opts > div { gap: 2px }' })).toEqual({ opts: ['a: .opts', 'b: .opts > div'] })
  expect(collisions({ a, b: '[data-motion="off"] .chip b { gap: 2px }' })).toHaveProperty('chip')
  expect(collisions({ a, b: '.box.a p { gap: 2px }' })).toHaveProperty('box')
})

const files = readdirSync(STYLES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

test('no stylesheet gives the class of another a look', () => {
  const read = (file: string) => [file, readFileSync(new URL(file, STYLES), 'utf8')] as const
  const sheets = Object.fromEntries(files.filter((file) => !ADAPTIVE.test(file)).map(read))
  expect(Object.values(sheets).flatMap(selectorsOf).length).toBeGreaterThan(1000)
  const found = collisions(sheets)
  expect(Object.fromEntries(Object.entries(found).filter(([name]) => !FRAMES.has(name)))).toEqual({})
  expect(
    [...FRAMES].filter((name) => !(name in found)),
    'no frame any more',
  ).toEqual([])
})
