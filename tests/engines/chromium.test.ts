/** A handful of recorded games in the browser of the tests; `npm run engines` takes two hundred to three engines. */
import { beforeAll, expect, test, vi } from 'vitest'
import { findBrowser } from '../../scripts/browser.mjs'
import { chromiumArgs } from '../../scripts/foreign.mjs'
import { game } from '../../src/games/blackstone/index.ts'
import { buildScript, inBrowser } from './engine.ts'
import { type RecordedGame, recordedGames } from './games.ts'
import { replayed } from './replayed.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let games: readonly RecordedGame[]
let script: string
beforeAll(async () => {
  games = recordedGames(game.modes.size)
  script = await buildScript()
})

const told = async (code: string): Promise<readonly string[]> =>
  (await inBrowser(findBrowser() ?? 'no Chromium', chromiumArgs, code, games)).told

test('games come to the same hashes, legal actions and strings in Chromium as here', async () => {
  const right = games.map(({ text }) => replayed(text))
  for (const line of right) expect(line).toMatch(/^[\w-]{43} [0-9a-f]{16} [0-9a-f]{16} same string$/)
  expect(await told(script)).toEqual(right)
})

test('an engine that multiplied otherwise would be found', async () => {
  const other = `Math.imul = (a, b) => (a * b) | 0;${script}`
  expect(await told(other)).toEqual(games.map(() => expect.stringContaining('refused: record.damaged')))
})
