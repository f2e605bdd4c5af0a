/** How the Renown of each guild grew, by its source. */
import { expect, test } from 'vitest'
import { beginRenownCourse, nextRenownCourse } from '../../../../src/games/castlescape/insight/renownCourse.ts'
import { table } from '../testTable.ts'

/** Example 4 without the Wall j6: a ring round i7 that one more Wall closes. */
const OPEN_RING = 'h6 i6 h7 j7 h8 i8 j8'

test('Renown by its source: Baileys, occupation, Goals, losses, and what a guild began with', () => {
  const played = table({
    walls: OPEN_RING,
    goals: 'full-purse',
    guilds: [{ renown: 2, recruits: 'h6' }, {}],
    turn: { groups: [{ left: 1, loose: false, built: [] }], received: 8 },
  })
  const course = beginRenownCourse(played.state)
  played.do('build j6', 'claim full-purse')
  const after = nextRenownCourse(course, { state: played.state, events: played.events })
  expect(after.sources).toEqual([
    { start: 2, baileys: 1, occupation: 0, goals: 2, losses: 0 },
    { start: 0, baileys: 0, occupation: 0, goals: 0, losses: 0 },
  ])
})
