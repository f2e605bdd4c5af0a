import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { game } from '../../src/games/blackstone/game.ts'
import { readPosition } from '../../src/games/blackstone/position/readPosition.ts'

/** Positions that pictures and browser tests start from. */
const NAMES = readdirSync(import.meta.dirname).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []))

test.each(NAMES)('%s can be set up and dealt', (name) => {
  const json = JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'))
  const read = readPosition(game, json)
  expect(read).toMatchObject({ ok: true })
  if (!read.ok) return
  expect(game.setup(read.value.table)).toMatchObject({ ok: true })
  expect(game.hiddenCards(read.value.table, read.value.hidden ?? {})).toMatchObject({ ok: true })
})
