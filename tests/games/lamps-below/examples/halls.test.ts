/** Worked examples of the rules, section 17: halls. */
import { describe, expect, test } from 'vitest'
import { HALLS } from '../../../../src/games/lamps-below/cards.ts'
import { HALL_CARDS } from '../../../../src/games/lamps-below/data/halls.ts'
import {
  bandBetween,
  createHall,
  doorsAlongLine,
  type Hall,
  stepsBetween,
} from '../../../../src/games/lamps-below/hall/hall.ts'
import { ROOMS, readRoom, roomName } from '../../../../src/games/lamps-below/hall/room.ts'
import type { State } from '../../../../src/games/lamps-below/state.ts'
import { table } from '../testTable.ts'

const hallNamed = (id: string): Hall => {
  const hall = HALLS.find((one) => one.id === id)
  if (!hall) throw new Error(`no hall ${id}`)
  return hall
}
const room = (name: string): number => readRoom(name) ?? -1
const seenFrom = (hall: Hall, name: string): string =>
  ROOMS.filter((other) => other !== room(name) && doorsAlongLine(hall, room(name), other) >= 0)
    .map(roomName)
    .join(' ')
const band = (hall: Hall, from: string, to: string) => bandBetween(hall, room(from), room(to))
const steps = (hall: Hall, from: string, to: string) => stepsBetween(hall, room(from), room(to))

const pillars = hallNamed('pillars')

describe('halls', () => {
  test('[E8] example 1: b5 of the Pillars sees five rooms; to b2 it is far, to b3 mid', () => {
    expect(seenFrom(pillars, 'b5')).toBe('b2 b3 b4 a5 c5')
    expect([band(pillars, 'b5', 'b2'), band(pillars, 'b5', 'b3')]).toEqual(['far', 'mid'])
  })

  test('[E8] example 2: c4 of the Pillars does not see c5, its neighbour without a door', () => {
    expect(seenFrom(pillars, 'c4')).toBe('c1 c2 c3 a4 b4')
  })

  test('[E8] example 3: a3 and b3 of the Pillars are neighbours without a door, three steps apart', () => {
    expect(band(pillars, 'a3', 'b3')).toBeNull()
    expect(steps(pillars, 'a3', 'b3')).toBe(3)
  })

  test('example 4: from arrival to exit of the Pillars are six steps', () => {
    expect([roomName(pillars.arrival), roomName(pillars.exit)]).toEqual(['b5', 'b1'])
    expect(steps(pillars, 'b5', 'b1')).toBe(6)
  })

  test('[E8] example 5: in the open hall a1 sees row 1 and column a; to a5 it is far, to a3 mid, to b2 nothing', () => {
    const rows = ['.-.-.', '| | |', '.-.-.', '| | |', '.-.-.', '| | |', '.-.-.', '| | |', '.-.-.']
    const open = createHall({ id: 'open', ambush: false, rows })
    expect(seenFrom(open, 'a1')).toBe('b1 c1 a2 a3 a4 a5')
    expect([band(open, 'a1', 'a5'), band(open, 'a1', 'a3'), band(open, 'a1', 'b2')]).toEqual(['far', 'mid', null])
  })

  test('example 6: b4 of the Dry Cistern sees a4 and b5 only', () => {
    expect(seenFrom(hallNamed('cistern'), 'b4')).toBe('a4 b5')
  })

  test('[E37] example 7: fifteen rooms each; Pillars has 18 doors, and Well Court is an ambush from the middle', () => {
    for (const { rows } of HALL_CARDS) {
      const rooms = rows.filter((_, line) => line % 2 === 0).flatMap((row) => [0, 2, 4].map((at) => row.charAt(at)))
      expect(rooms.filter((sign) => '.oSXP123'.includes(sign))).toHaveLength(15)
    }
    expect(pillars.doors.flat()).toHaveLength(2 * 18)
    expect([hallNamed('well').ambush, roomName(hallNamed('well').arrival)]).toEqual([true, 'b3'])
  })

  test('[E10] example 8: six groups stand at caches and pits, and who finds no room stands next door', () => {
    const t = table({
      company: ['marn', 'callow', 'rook', 'fenna'],
      phase: 'handover',
      hidden: { path: ['pillars', 'stair'], groups: ['husk-1', 'crawler-1', 'monk-1', 'monk-3', 'glass-1', 'husk-3'] },
    })
    t.do('on')
    expect(t.told('hall')).toHaveLength(1)
    const { groups } = t.state.hall as NonNullable<State['hall']>
    const roomsOf = (group: number) => groups[group]?.figures.map(({ at }) => roomName(at)).join(' ')
    expect([0, 1, 2].map(roomsOf)).toEqual(['b2 b2', 'c2 c2', 'a4'])
    expect([3, 4, 5].map(roomsOf)).toEqual(['a1 a1 a1', 'c5', 'a1 b1 b1 b1'])
  })
})
