/** Rats and dogs as the table shows them. */
import { describe, expect, test } from 'vitest'
import { adoptableDogs, dogStatuses, ratsStatus } from '#src/games/blackstone/insight/shown/ratsAndDogsStatus.ts'
import { puzzle, quietRats, type Zones } from '../../testTable.ts'
import { g01, handSlot } from '../boardForG01.ts'

describe('rats and dogs', () => {
  const zones: Zones = { rats: { wandering: ['three', 'one'], plagued: ['two'] }, hidden: quietRats }

  test('[B116] all rats are counted, card by card; a mode without them has none', () => {
    expect(ratsStatus(puzzle(zones).state)).toEqual({
      wandering: 4,
      plagued: 2,
      limit: 12,
      cards: [3, 1],
      plaguedCards: [2],
    })
    expect(ratsStatus(g01().state)).toBeFalsy()
  })

  test('every dog is there once, with its owner and its price', () => {
    const jack = { breed: 'jack', knights: 1, wizards: 1, biggest: 3, task: 'king' }
    expect(dogStatuses(puzzle({ ...zones, courts: [{}, { dogs: ['jack'] }] }).state)).toEqual([
      { ...jack, owner: 1 },
      { ...jack, owner: -1 },
      { breed: 'scottie', knights: 0, wizards: 1, biggest: 2, task: 'wizard', owner: -1 },
      { breed: 'westie', knights: 1, wizards: 0, biggest: 1, task: 'knight', owner: -1 },
    ])
  })

  test('[B121] a task brings the dog of its type, where there are dogs', () => {
    const s = puzzle({ ...zones, courts: [{ hand: ['G01'] }] })
    expect(adoptableDogs(s.scene, handSlot(s))).toEqual(['westie'])
    expect(adoptableDogs(g01().scene, handSlot(g01()))).toEqual([])
  })
})
