/** Documents: lines of at most 120 columns, links that work, and decisions that are numbered, dated and short. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const WIDEST = 120
const DAY = /^\d{4}-\d{2}-\d{2}$/

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** Every document but the rulebook, whose lines are sentences of the app. */
const DOCUMENTS = ['', 'docs/'].flatMap((folder) =>
  readdirSync(join(ROOT, folder || '.'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}${name}`),
)

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

interface DecisionRecord {
  readonly number: number
  readonly title: string
  readonly date: string
  readonly status: string
  readonly lines: number
}

/** Numbered records of a page of decisions, in the order of the page. */
const recordsOf = (page: string): readonly DecisionRecord[] =>
  page.split(/^## /m).flatMap((section) => {
    const [heading = '', ...otherLines] = section.split('\n').filter((line) => line.trim())
    const [, number, title = ''] = /^(\d+)\. (.+)$/.exec(heading) ?? []
    if (!number) return []
    const [dateAndStatus = '', ...body] = otherLines
    const [date = '', status = ''] = dateAndStatus.split(' · ')
    return [{ number: Number(number), title, date, status, lines: body.length }]
  })

/** Faults of these records, in words. */
const faultsOf = (records: readonly DecisionRecord[]): readonly string[] =>
  records.flatMap(({ number, date, status, lines }, at) => {
    const [, other] = /^superseded by (\d+)$/.exec(status) ?? []
    const replaced =
      other !== undefined && Number(other) !== number && records.some((one) => one.number === Number(other))
    return [
      number === at + 1 ? [] : [`${number} stands at place ${at + 1}`],
      DAY.test(date) && !Number.isNaN(Date.parse(date)) ? [] : [`${number} has no date`],
      status === 'accepted' || replaced ? [] : [`${number} has no status`],
      lines >= 3 && lines <= 10 ? [] : [`${number} has ${lines} lines`],
    ].flat()
  })

test.each(DOCUMENTS)('%s has no line over 120 columns outside tables, links and code', (path) => {
  expect(longLines(read(path))).toEqual([])
})

test('a long line is found, except in a table, in code or because of its link', () => {
  const long = 'word '.repeat(25)
  expect(longLines(`short\n${long}\n| ${long} |\n\`\`\`\n${long}\n\`\`\`\n- ${long}`)).toEqual([2, 7])
  expect(longLines(`see [a page](${'far/'.repeat(30)})`)).toEqual([])
})

/** Anchor of a heading, as scripts/page.mjs makes it. */
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

test.each(DOCUMENTS)('%s links to files and headings that exist', (path) => {
  expect(deadLinks(path, read(path))).toEqual([])
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

describe('docs/decisions.md', () => {
  const page = read('docs/decisions.md')
  const records = recordsOf(page)

  test('has records without a gap, each with a date, a status and three to ten lines', () => {
    expect(records.length).toBeGreaterThan(100)
    expect(faultsOf(records)).toEqual([])
  })

  test('has an index of all records in their order', () => {
    const index = [...page.matchAll(/^- \[(\d+)\. (.+)\]\(#/gm)].map(([, number, title]) => `${number}. ${title}`)
    expect(index).toEqual(records.map(({ number, title }) => `${number}. ${title}`))
  })

  test('has a row with a reason for every dependency', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'))
    const rows = page.match(/^\| `.+ \|$/gm) ?? []
    const named = new Set(
      rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
    )
    expect([...named].toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted())
    expect(
      rows.filter((row) =>
        row
          .split('|')
          .slice(1, 4)
          .some((cell) => !cell.trim()),
      ),
    ).toEqual([])
  })

  test('a gap, a wrong date, an unknown status and a long record are faults', () => {
    const body = 'one\ntwo\nthree\n'
    const good = `## 1. First\n\n2026-11-21 · superseded by 2\n\n${body}`
    const record = (heading: string, dateAndStatus: string, text = body) =>
      `${good}\n## ${heading}\n\n${dateAndStatus}\n\n${text}`
    const faults = (text: string) => faultsOf(recordsOf(text))
    expect(faults(record('2. Second', '2026-11-22 · accepted'))).toEqual([])
    expect(faults(record('3. Third', '2026-11-22 · accepted'))).toContain('3 stands at place 2')
    expect(faults(record('2. Second', 'some day · accepted'))).toEqual(['2 has no date'])
    expect(faults(record('2. Second', '2026-11-22 · superseded by 7'))).toEqual(['2 has no status'])
    expect(faults(record('2. Second', '2026-11-22 · accepted', body.repeat(4)))).toEqual(['2 has 12 lines'])
    expect(faults(record('2. Second', '2026-11-22 · accepted', 'one'))).toEqual(['2 has 1 lines'])
  })
})
