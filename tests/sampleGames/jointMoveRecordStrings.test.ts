/** Records of a game in which all choose at once, as strings for a link. */
import { expect, test } from 'vitest'
import { createMemoryLogStore } from '../../src/store/memoryLogStore.ts'
import type { GameSave } from '../../src/table/logStore.ts'
import { openNewTable } from '../../src/table/openLocalTable.ts'
import { parseRecordString, writeRecordString } from '../../src/table/record/recordString.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { unwrap } from '../kernel/toyLog.ts'
import { envOf } from '../table/tableEnv.ts'
import { type Campaign, diceCampaign } from './dice-campaign.ts'
import { type Walls, wallsMarket } from './walls-market.ts'

/** Plays a game to its end on one phone, with random choices of one seat after another. */
const playRandomGame = async (seats: number, seed: number): Promise<GameSave> => {
  const names = ['Ann', 'Bo', 'Cy', 'Di'].slice(0, seats)
  const table = unwrap(await openNewTable(wallsMarket, envOf(createMemoryLogStore(), seed), { mode: 'market', names }))
  const below = numbersFrom(seed)
  for (let rounds = 0; rounds < 9; rounds++) {
    const done = table.awaited().map((seat, nth, all) => {
      expect([table.awaited()[0], table.chosen()]).toEqual([seat, all.slice(0, nth)])
      const legal = table.legal(seat)
      return table.propose(seat, legal[below(legal.length)] as Walls['action'])
    })
    for (const result of await Promise.all(done)) unwrap(result)
  }
  expect([table.turn().kind, table.awaited(), table.chosen()]).toEqual(['over', [], []])
  return table.exportGame()
}

test.each([2, 3, 4])(
  'a game of %i is the same after a round trip, with choices in full or as indices into the list of each seat',
  async (seats) => {
    const save = await playRandomGame(seats, seats)
    const [full, short] = [
      unwrap(writeRecordString(wallsMarket, save)),
      unwrap(writeRecordString(wallsMarket, save, 0)),
    ]
    expect([full.slice(0, 4), short.slice(0, 4)]).toEqual(['BC1.', 'BC2.'])
    expect(short.length).toBeLessThan(full.length)
    for (const text of [full, short]) expect(unwrap(parseRecordString(wallsMarket, text))).toEqual(save)
  },
)

test('where several seats are awaited and act one after another, an index names the acting seat as well', async () => {
  const names = ['Ann', 'Bo', 'Cy']
  const table = unwrap(await openNewTable(diceCampaign, envOf(createMemoryLogStore(), 1), { mode: 'campaign', names }))
  for (let acts = 0; acts < 12 && table.turn().kind === 'seats'; acts++) {
    // The last awaited seat acts first.
    const seat = table.awaited().at(-1) ?? 0
    unwrap(await table.propose(seat, table.legal(seat)[0] as Campaign['action']))
  }
  const short = unwrap(writeRecordString(diceCampaign, table.exportGame(), 0))
  expect(short).toMatch(/^BC2/)
  expect(unwrap(parseRecordString(diceCampaign, short))).toEqual(table.exportGame())
  expect(short.length).toBeLessThan(unwrap(writeRecordString(diceCampaign, table.exportGame())).length)
})
