/** Documents: lines of at most 120 columns, links that work, and what they must name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readPages } from '../../scripts/decisionIndex.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const WIDEST = 120

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const FOLDERS = ['', 'docs/', 'docs/decisions/']

/** Every document of a folder but the rulebook, whose lines are sentences of the app. */
const documentsIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder || '.'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}${name}`)

/** Page with the text between fences blanked, so that line numbers stay. */
const withoutCode = (page: string): string => page.replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/.+/g, ''))

/** Numbers of lines that are too long. Tables, code and the targets of links do not count. */
const longLines = (page: string): readonly number[] =>
  withoutCode(page)
    .split('\n')
    .flatMap((line, at) => {
      const text = line.replace(/\]\([^)]*\)/g, ']')
      return text.length > WIDEST && !line.startsWith('|') ? [at + 1] : []
    })

test.each(FOLDERS)('no document in ./%s has a line over 120 columns outside tables, links and code', (folder) => {
  const long = documentsIn(folder).flatMap((path) => longLines(read(path)).map((line) => `${path}:${line}`))
  expect(long).toEqual([])
})

test('a long line is found, except in a table, in code or because of its link', () => {
  const long = 'word '.repeat(25)
  expect(longLines(`short\n${long}\n| ${long} |\n\`\`\`\n${long}\n\`\`\`\n- ${long}`)).toEqual([2, 7])
  expect(longLines(`see [a page](${'far/'.repeat(30)})`)).toEqual([])
})

/** Anchor of a heading, as scripts/projectPage.mjs makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsIn = (page: string): ReadonlySet<string> =>
  new Set([...withoutCode(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)))

/** Links of a page to missing files of the project, or to missing headings. */
const deadLinks = (path: string, page: string): readonly string[] =>
  [...withoutCode(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^https?:/.test(link)) return []
    const [file = '', anchor] = link.split('#')
    const target = file ? join(dirname(path), file) : path
    if (!existsSync(join(ROOT, target))) return [link]
    const targetPage = target === path ? page : read(target)
    return anchor && target.endsWith('.md') && !anchorsIn(targetPage).has(anchor) ? [link] : []
  })

test.each(FOLDERS)('documents in ./%s link to files and headings that exist', (folder) => {
  const dead = documentsIn(folder).flatMap((path) => deadLinks(path, read(path)).map((link) => `${path} to ${link}`))
  expect(dead).toEqual([])
})

test('links to a missing file and to a missing heading are found', () => {
  const page = '# One *word*\n[a](#one-word) [b](#two) [c](no.md) [d](README.md#two-commands) [e](README.md#three)'
  expect(deadLinks('CHANGELOG.md', page)).toEqual(['#two', 'no.md', 'README.md#three'])
})

test('README.md names every command of package.json', () => {
  const page = read('README.md')
  const { scripts } = JSON.parse(read('package.json'))
  const commandText = (name: string): string =>
    name === 'start' || name === 'test' ? `\`npm ${name}\`` : `\`npm run ${name}\``
  expect(Object.keys(scripts).filter((name) => !page.includes(commandText(name)))).toEqual([])
})

test('every dependency has its reason, and nothing else has', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const reasons = readPages().flatMap(({ text }) =>
    [...text.matchAll(/^- (`[^:]+`): \S/gm)].map(([, names = '']) => names),
  )
  const named = reasons.flatMap((names) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  expect(named.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted())
})
