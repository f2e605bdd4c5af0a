/** Games without screens: the command line knows them, the app has no file of them. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { withoutGames } from '../../scripts/build/omitGamesWithoutScreens.mjs'
import { GAME_IDS } from '../../src/games/gameIds.ts'

const SRC = resolve(import.meta.dirname, '../../src')
const DRAFTS = ['second', 'third']

test('a glob for the files of all games passes over those without screens, in code of any folder', () => {
  const card = "import.meta.glob<GameCard>('./*/card.ts', { eager: true })"
  expect(withoutGames(card, `${SRC}/games/cards.ts`, DRAFTS)).toBe(
    "import.meta.glob<GameCard>(['./*/card.ts', '!./second/**', '!./third/**'], { eager: true })",
  )
  const guide = "import.meta.glob('../games/*/guide.ts')"
  expect(withoutGames(guide, `${SRC}/bots/worker.ts`, ['second'])).toBe(
    "import.meta.glob(['../games/*/guide.ts', '!../games/second/**'])",
  )
})

test('a glob within one game, or for screens, stays as it is', () => {
  const mode = "import.meta.glob('./modes/*.ts')"
  expect(withoutGames(mode, `${SRC}/games/blackstone/card.ts`, DRAFTS)).toBe(mode)
  const screens = "import.meta.glob('../*/gameUi.tsx')"
  expect(withoutGames(screens, `${SRC}/ui/table/loadGameUi.ts`, DRAFTS)).toBe(screens)
})

test('every glob of the sources that has all games is one that the build can shorten', () => {
  const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
  expect(Object.keys(sources).length).toBeGreaterThan(500)
  const unknown = Object.entries(sources).flatMap(([path, code]) => {
    const file = resolve(import.meta.dirname, path)
    if (file.includes('/cli/')) return []
    const globs = code.match(/import\.meta\.glob[^;]*?\([\s\S]*?\*\/[\s\S]*?\)/g) ?? []
    return globs
      .filter((glob) => /'[./]*(games|text)\/\*\/|^[^']*'\.\/\*\/(card|load|offer|firstGame|names)/.test(glob))
      .filter((glob) => withoutGames(glob, file, DRAFTS) === glob)
  })
  expect(unknown).toEqual([])
})

test('the command line and the tests know all games', () => {
  expect(GAME_IDS.slice(0, 2)).toEqual(['blackstone', 'castlescape'])
})
