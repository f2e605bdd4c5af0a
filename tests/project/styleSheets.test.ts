/** Styles: every part has its sheet beside it, names of classes are words, and every used name is defined. */
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { namesOf, ownerOf } from '../../scripts/build/shortClassNames.mjs'
import { CODE, type Files, filesIn, ROOT, SHEETS } from './screenSources.ts'

/** Drawings that are inserted into the page. */
const SPRITES = filesIn('src/ui', /\.svg$/)

/**
 * Sheets of the whole page: tokens, bare elements, the few classes of every screen, and variants by look or language.
 */
const PAGE_SHEETS = ['base', 'chinese', 'contrast', 'tokens'].map((name) =>
  resolve(ROOT, `src/ui/parts/styles/${name}.css`),
)

const modules: Files = new Map([...SHEETS].filter(([file]) => !PAGE_SHEETS.includes(file)))
/** Classes of the whole page. */
const pageClasses = new Set(PAGE_SHEETS.flatMap((file) => namesOf(SHEETS.get(file) ?? '')))

/** Classes that a file uses of sheets, as `<sheet> <name>`. */
const usesIn = (file: string, code: string): readonly string[] =>
  [...code.matchAll(/^import \* as (\w+) from '([^']+\.module\.css)'$/gm)].flatMap(([, alias = '', path = '']) =>
    [...code.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))]
      .filter(({ index }) => code[index - 1] !== '.' && code[index - 1] !== "'" && code[index - 1] !== '/')
      .map(([, name]) => `${resolve(dirname(file), path)} ${name}`),
  )

/** Classes that a sheet composes from its own. */
const composedIn = (file: string, css: string): readonly string[] =>
  [...css.matchAll(/composes:\s*([\w ]+)/g)]
    .flatMap(([, names = '']) => names.trim().split(/\s+/))
    .map((name) => `${file} ${name}`)
/** Names of animations that a sheet uses. */
const playedIn = (file: string, css: string): readonly string[] =>
  [...css.matchAll(/animation(?:-name)?:([^;]+)/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/[a-z][\w-]*/gi)].map(([name]) => `${file} ${name}`),
  )

test('styles are beside their parts; only the sheets of the whole page are apart', () => {
  expect([...modules.keys()].filter((file) => !file.endsWith('.module.css'))).toEqual([])
  expect(PAGE_SHEETS.filter((file) => !SHEETS.has(file))).toEqual([])
  const alone = [...modules.keys()].filter(
    (file) => ![...CODE.keys()].some((one) => dirname(one).startsWith(dirname(file))),
  )
  expect(alone).toEqual([])
})

test('every class that a part uses is in its sheet, and every class of a sheet is used', () => {
  const defined = new Set([...modules].flatMap(([file, css]) => namesOf(css).map((name) => `${ownerOf(file)} ${name}`)))
  const used = new Set([...CODE].flatMap(([file, code]) => usesIn(file, code)))
  const usedBySheets = [...modules].flatMap(([file, css]) => [...composedIn(file, css), ...playedIn(file, css)])
  expect(defined.size).toBeGreaterThan(300)
  expect(
    [...used].filter((one) => !defined.has(one)),
    'no such class',
  ).toEqual([])
  expect(
    [...defined].filter((one) => !used.has(one) && !usedBySheets.includes(one)),
    'nobody uses it',
  ).toEqual([])
})

test('names of classes are words of at least three letters', () => {
  const names = [...modules].flatMap(([file, css]) => namesOf(css).map((name) => ({ file, name })))
  const isWord = (name: string): boolean => /^[a-z]{3,}([A-Z][a-z]+)*$/.test(name)
  expect(names.filter(({ name }) => !isWord(name))).toEqual([])
  expect([...pageClasses].filter((name) => !isWord(name.replace(/\d$/, '')))).toEqual([])
})

test('classes of the whole page are few, and every bare class name is one of them', () => {
  const strings = [...CODE.values(), ...SPRITES.values()].flatMap((code) =>
    [...code.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/).filter(Boolean)),
  )
  const inSheets = [...SHEETS.values()].flatMap((css) =>
    [...css.matchAll(/:global\(\.(\w+)\)/g)].map(([, name = '']) => name),
  )
  expect([...new Set([...strings, ...inSheets])].filter((name) => !pageClasses.has(name))).toEqual([])
  const all = [...CODE.values(), ...SPRITES.values()].join('\n')
  expect(
    [...pageClasses].filter(
      (name) => !new RegExp(`\\b${name.replace(/\d$/, '')}\\b|${name.replace(/\d$/, '\\$\\{')}`).test(all),
    ),
  ).toEqual([])
  expect(pageClasses.size).toBeLessThan(25)
})
