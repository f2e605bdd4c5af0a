/** What an Inspection that was held did to each guild, step by step. */
import { expect, test } from 'vitest'
import { faceWithId } from '../../../../src/games/castlescape/cardIds.ts'
import {
  type InspectionReport,
  nextInspectionReport,
} from '../../../../src/games/castlescape/insight/inspectionReport.ts'
import { raised, squareNamed } from '../sites.ts'
import { type Table, table } from '../testTable.ts'

/** Example 4 without the Wall j6: a ring round i7 that one more Wall closes. */
const OPEN_RING = 'h6 i6 h7 j7 h8 i8 j8'
const square = (name: string) => squareNamed(name)

/** Plays an Inspection of rules 7: quarry empty; seat 2 leads the ring, Infamy 1 and 2. */
const inspected = (): { readonly before: Table['state']; readonly played: Table } => {
  const { baileys } = raised(`${OPEN_RING} j6`)
  const played = table({
    walls: `${OPEN_RING} j6`,
    baileys,
    quarry: 0,
    stalls: 'toll-bridge',
    guilds: [
      { infamy: 2, corruption: 1, hand: 'ramparts ramparts', deck: 'ramparts ramparts ramparts ramparts ramparts' },
      { infamy: 1, recruits: 'h6 a1' },
    ],
  })
  const before = played.state
  played.do('end')
  return { before, played }
}

test('[C26] what penalties of the end take in the step in which the Final Inspection begins is not there any more', () => {
  const { state } = table({ guilds: [{}, { recruits: 'a1 b1' }] })
  const report = nextInspectionReport(null, state, [
    { kind: 'lost', seat: 1, square: square('a1') },
    { kind: 'inspection', final: true },
    { kind: 'lost', seat: 1, square: square('b1') },
  ])
  expect(report?.before.guilds[1]?.recruits).toEqual([square('b1')])
  expect(report?.losses).toMatchObject([{ seat: 1, recruits: [square('b1')] }])
})

test('an Inspection is told step by step: stalls, losses, levels, who is paid for which Bailey', () => {
  const { before, played } = inspected()
  expect(played.awaited).toBe(1)
  played.do('drop ramparts', 'drop ramparts')
  const told = nextInspectionReport(null, before, played.events) as InspectionReport
  const ramparts = faceWithId('ramparts')
  expect(told).toMatchObject({
    isFinal: false,
    swept: [faceWithId('toll-bridge')],
    losses: [
      { seat: 1, recruits: [square('a1')], cards: [], renown: 0 },
      { seat: 0, recruits: [], cards: [ramparts, ramparts], renown: 0 },
    ],
    resets: [
      { seat: 1, from: 1, to: 0 },
      { seat: 0, from: 2, to: 1 },
    ],
    isOver: true,
  })
  expect([...told.paid]).toEqual([[0, 1]])
})
