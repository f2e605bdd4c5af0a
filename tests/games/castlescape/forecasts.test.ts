/** What the screens say before it is done. Expected values are worked out by hand from the rules; see section 16. */
import { expect, test } from 'vitest'
import { faceWithId } from '../../../src/games/castlescape/cardIds.ts'
import { aimProgress } from '../../../src/games/castlescape/insight/aimProgress.ts'
import { forecastInspection } from '../../../src/games/castlescape/insight/forecastInspection.ts'
import { forecastWall } from '../../../src/games/castlescape/insight/forecastWall.ts'
import { influenceAreas } from '../../../src/games/castlescape/insight/influenceAreas.ts'
import { leadChanges } from '../../../src/games/castlescape/insight/leadChanges.ts'
import { leftToUseIn } from '../../../src/games/castlescape/insight/leftToUse.ts'
import { raised, squareNamed } from './sites.ts'
import { table } from './testTable.ts'

/** Example 4 without the Wall j6: a ring round i7 that one more Wall closes. */
const OPEN_RING = 'h6 i6 h7 j7 h8 i8 j8'
const square = (name: string) => squareNamed(name)

test('example 11: a Wall under a rival’s Recruit would finish a Bailey of 1, with 2 Influence for the rival', () => {
  const { state } = table({ walls: OPEN_RING, guilds: [{}, { recruits: 'j6' }] })
  expect(forecastWall(state, square('j6'))).toEqual([
    { squares: [square('i7')], claimedBy: [1], influence: [0, 2], renown: 1 },
  ])
  expect(forecastWall(state, square('g8'))).toEqual([])
})

test('example 12: two with equally much Influence would share a Bailey of 1, and get nothing', () => {
  const { state } = table({ walls: OPEN_RING, guilds: [{ recruits: 'h6' }, { recruits: 'j8' }] })
  expect(forecastWall(state, square('j6'))).toMatchObject([{ claimedBy: [0, 1], influence: [2, 2], renown: 0 }])
})

/** The ring, finished and unclaimed, with a Recruit of seat 2 on its Wall h6. */
const finishedRing = () => {
  const { baileys } = raised(`${OPEN_RING} j6`)
  return table({ walls: `${OPEN_RING} j6`, baileys, guilds: [{}, { recruits: 'h6' }] }).state
}

test('[C5] a Recruit on a Wall takes the lead that a rival had, or only stops it', () => {
  const areas = influenceAreas(finishedRing())
  expect(areas).toHaveLength(1)
  const post = (seat: number, name: string) => ({ seat, square: square(name), by: 1 as const })
  expect(leadChanges(areas, 0, [post(0, 'i7')])).toEqual([])
  expect(leadChanges(areas, 0, [post(0, 'j6')])).toMatchObject([{ kind: 'stop', influence: [2, 2] }])
  expect(leadChanges(areas, 0, [post(0, 'j6'), post(0, 'i7')])).toMatchObject([
    { kind: 'lead', influence: [3, 2], renown: 1 },
  ])
  expect(leadChanges(areas, 1, [{ seat: 1, square: square('h6'), by: -1 }])).toMatchObject([{ kind: 'unlead' }])
  expect(leadChanges(areas, 0, [post(0, 'a1')])).toEqual([])
})

test('[C2] in a ring that one Wall closes a Recruit would claim the Bailey, also from the square of that Wall', () => {
  const { state } = table({ walls: OPEN_RING, guilds: [{}, { recruits: 'h8' }] })
  const areas = influenceAreas(state)
  expect(areas.map(({ closedBy, influence }) => [closedBy, influence])).toEqual([[square('j6'), [0, 2]]])
  const claim = (...names: string[]) =>
    leadChanges(
      areas,
      0,
      names.map((name) => ({ seat: 0, square: square(name), by: 1 as const })),
    )
  expect(claim('i7')).toEqual([])
  expect(claim('j6')).toMatchObject([{ kind: 'claim', influence: [2, 2], renown: 0 }])
  expect(claim('j6', 'i7')).toMatchObject([{ kind: 'claim', influence: [3, 2], renown: 1 }])
})

test('progress of Goals and Contracts: 7 Recruits, 8 Gold, 13 cards at most, Infamy 0 after an Inspection', () => {
  const spec = { recruits: 'a1 b1 c1', hand: 'ramparts ramparts toll-bridge' }
  const { state } = table({ guilds: [spec, { infamy: 1 }], turn: { received: 8 }, inspections: 1 })
  const progress = (id: string, seat = 0) => aimProgress(state, seat, faceWithId(id))
  expect(progress('full-muster')).toEqual({ holds: false, count: { reached: 3, needed: 7 } })
  expect(progress('full-purse')).toEqual({ holds: true, count: { reached: 8, needed: 8 } })
  expect(progress('connoisseur')).toEqual({ holds: false, count: { reached: 1, needed: 4 } })
  expect(progress('treasury')).toEqual({ holds: false, count: { reached: 3, needed: 16 } })
  expect(progress('small-house')).toEqual({ holds: true, count: null })
  expect([progress('clean-hands').holds, progress('clean-hands', 1).holds]).toEqual([true, false])
  expect(progress('cornerstone')).toEqual({ holds: false, count: null })
})

test('[C15] what was received and built in a turn is the current seat’s alone', () => {
  const { state } = table({ guilds: [{}, {}], turn: { received: 8, built: 6 } })
  const both = (id: string) => [0, 1].map((seat) => aimProgress(state, seat, faceWithId(id)).holds)
  expect([both('full-purse'), both('busy-season')]).toEqual([
    [true, false],
    [true, false],
  ])
  expect(aimProgress(state, 1, faceWithId('full-purse')).count).toEqual({ reached: 0, needed: 8 })
})

test('example 38: Infamy 1 with Recruits on Walls alone costs one of them, worth 2, whose Bailey is then led by nobody', () => {
  const ring = raised(`${OPEN_RING} j6`)
  const forecast = (recruits: string, infamy: number) =>
    forecastInspection(
      table({ walls: `${OPEN_RING} j6`, baileys: ring.baileys, guilds: [{ recruits, infamy }, {}] }).state,
    ).find(({ seat }) => seat === 0)
  expect(forecast('h6', 1)).toMatchObject({ recruits: 2, leads: 0 })
  expect(forecast('h6', 2)).toMatchObject({ recruits: 2, leads: 0 })
  // One of two is chosen: either may stay.
  expect(forecast('h6 j8', 1)).toMatchObject({ recruits: 2, leads: 1 })
  // The one on open ground goes; the other stays and leads.
  expect(forecast('h6 a1', 1)).toMatchObject({ recruits: 1, leads: 1 })
})

test('example 39: Infamy 6 with Recruits worth 3 costs all of them and three cards; with two cards, also 1 Renown', () => {
  const owner = { infamy: 6, recruits: 'h8 a1', hand: 'ramparts ramparts ramparts ramparts ramparts' }
  const { state } = table({ guilds: [owner, { ...owner, hand: 'ramparts ramparts', recruits: 'h8 b1' }] })
  expect(forecastInspection(state)).toEqual([
    { seat: 1, recruits: 3, cards: 2, renown: 1, leads: 0 },
    { seat: 0, recruits: 3, cards: 3, renown: 0, leads: 0 },
  ])
})

test('what waits: Walls of all groups, Recruits of both kinds, Gold', () => {
  const group = { loose: false, built: [] }
  const { state } = table({
    guilds: [{}, {}],
    turn: {
      groups: [
        { ...group, left: 1 },
        { ...group, left: 2 },
      ],
      ground: 1,
      any: 1,
      gold: 5,
    },
  })
  expect(leftToUseIn(state.turn)).toMatchObject({ walls: 3, recruits: 2, gold: 5, moves: 0 })
})
