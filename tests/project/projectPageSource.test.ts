/** The source of the project page: its links work, and it has the colours of the app. e2e/project-page-layout.spec.ts draws it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const page = read('docs/index.html')

/** Custom properties with their values. */
const tokens = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(/^\s+(--[\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]))

test('its links and pictures exist, and nothing is loaded from other hosts', () => {
  const addresses = [...page.matchAll(/\b(?:href|src|srcset)="([^"]+)"/g)].map(([, to = '']) => to)
  const own = addresses.filter((to) => !to.startsWith('#'))
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter((to) => !existsSync(join(ROOT, 'docs', to)))).toEqual(['https://nodejs.org'])
  const marks = addresses.filter((to) => to.startsWith('#')).map((to) => `id="${to.slice(1)}"`)
  expect(marks.filter((mark) => !page.includes(mark))).toEqual([])
  expect(page).not.toContain('<script')
})

test('its colours and letters are those of the app', () => {
  const app = tokens(read('src/ui/parts/styles/tokens.css'))
  const own = [...tokens(read('docs/page/page.css'))].filter(([name]) => name !== '--wide')
  expect(own.length).toBeGreaterThan(10)
  for (const [name, value] of own) expect(app.get(name), name).toBe(value)
})

test('it lists every quest of New game', () => {
  const quests = page.match(/<ul class="quests">.*?<\/ul>/s)?.[0] ?? ''
  const cards = readdirSync(join(ROOT, 'src/games/blackstone/modes'))
  expect(quests.match(/<h3>/g)).toHaveLength(cards.length)
})
