/** Some recorded games in the browser of the tests; `npm run engines` runs two hundred in three engines. */
import { beforeAll, expect, test } from 'vitest'
import { chromiumArgs } from '../../scripts/otherBrowsers.mjs'
import { findBrowser } from '../../scripts/testBrowser.mjs'
import { game } from '../../src/games/blackstone/game.ts'
import { type RecordedGame, recordCastleScapeGames, recordGames, recordLampsBelowGames } from './recordGames.ts'
import { buildScript, runInBrowser } from './runInEngine.ts'
import { summarizeReplay } from './summarizeReplay.ts'

let games: readonly RecordedGame[]
let script: string
beforeAll(async () => {
  games = [...recordGames(game.modes.size), ...recordCastleScapeGames(3), ...recordLampsBelowGames(2)]
  script = await buildScript()
})

const resultsOf = async (code: string): Promise<readonly string[]> =>
  (await runInBrowser(findBrowser() ?? 'no Chromium', chromiumArgs, code, games)).results

test('games come to the same hashes, legal actions and strings in Chromium as here', async () => {
  const expected = games.map(({ text }) => summarizeReplay(text))
  for (const line of expected) expect(line).toMatch(/^[\w-]{43} [0-9a-f]{16} [0-9a-f]{16} same string$/)
  expect(await resultsOf(script)).toEqual(expected)
})

test('an engine that multiplies differently is found', async () => {
  const other = `Math.imul = (a, b) => (a * b) | 0;${script}`
  expect(await resultsOf(other)).toEqual(games.map(() => expect.stringContaining('refused: record.damaged')))
})
