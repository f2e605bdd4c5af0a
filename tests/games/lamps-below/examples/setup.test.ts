/** Worked examples of the rules, section 17: set-up. */
import { describe, expect, test } from 'vitest'
import {
  companyNumbers,
  leaderSeat,
  markerBearers,
  nextLeader,
  seatOf,
} from '../../../../src/games/lamps-below/company.ts'
import { newGame } from '../testTable.ts'

/** Numbers of challenges and halls that are shuffled into the path; challenges have the first twelve slots. */
const pathOf = (explorers: number): readonly number[] => {
  const { draws } = newGame(1, { explorers, company: 'chance' }).deal()
  const [reseal] = draws.flatMap((draw) => (draw.kind === 'reseal' ? [draw] : []))
  const challenges = reseal?.from.filter((slot) => slot < 12) ?? []
  return [challenges.length, (reseal?.from.length ?? 0) - challenges.length]
}

const leaders = (seats: number, explorers: number): readonly (readonly number[])[] => {
  let { state } = newGame(seats, { explorers, company: 'chance' }).deal()
  return Array.from({ length: explorers + 1 }, () => {
    const pair = [state.leader, leaderSeat(state)]
    state = { ...state, leader: nextLeader(state) }
    return pair
  })
}

const seatsOf = (seats: number, explorers: number): readonly number[] => {
  const { state } = newGame(seats, { explorers, company: 'chance' }).deal()
  return state.company.map((_, member) => seatOf(state, member))
}

describe('set-up', () => {
  test.each([
    [1, 3, 4, 4],
    [2, 4, 4, 3],
    [3, 5, 4, 2],
    [4, 6, 4, 2],
  ])('[E1, E4] example 9: %i explorers meet %i groups; %i challenges and %i halls', (explorers, groups, ...path) => {
    const { setting } = newGame(1, { explorers, company: 'chance' }).state
    expect(companyNumbers(setting).groups).toBe(groups)
    expect(pathOf(explorers)).toEqual(path)
  })

  test('[E2] example 10: two seats with three explorers have one each, the third is the leader’s; with four two each', () => {
    const { state } = newGame(2, { explorers: 3, company: 'chance' }).deal()
    expect([0, 1].map((leader) => seatOf({ ...state, leader }, 2))).toEqual([0, 1])
    expect(seatsOf(2, 3).slice(0, 2)).toEqual([0, 1])
    expect(seatsOf(2, 4)).toEqual([0, 0, 1, 1])
    expect(seatsOf(1, 4)).toEqual([0, 0, 0, 0])
    expect(seatsOf(3, 4).slice(0, 3)).toEqual([0, 1, 2])
    expect(seatsOf(4, 4)).toEqual([0, 1, 2, 3])
  })

  test('[E3] example 11: one seat with three explorers leads with each in turn; of two seats the third is passed by', () => {
    expect(leaders(1, 3)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 0],
    ])
    expect(leaders(2, 3).map(([member]) => member)).toEqual([0, 1, 0, 1])
    expect(markerBearers(newGame(2, { explorers: 3 }).state.setting)).toBe(2)
  })

  test('[E38] example 12: two seats with two explorers each lead twice running', () => {
    expect(leaders(2, 4)).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 1],
      [0, 0],
    ])
  })
})
