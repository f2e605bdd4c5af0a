/**
 * An even start of the Queen's and the Wizard's Quest: saved Knights for later players. Our own setting, no rule of the
 * box.
 */
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/blackstone/game.ts'
import { endWork, takeKnight } from './namedActions.ts'
import { newGame, Situation, seeded, situation, tableOf, value } from './testTable.ts'

/** Saved Knights in the order of play: our own figures. */
const QUESTS = [
  { mode: 'queens-quest', later: { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 2] } },
  { mode: 'wizards-quest', later: { 2: [0, 2], 3: [0, 2, 3], 4: [0, 1, 2, 3] } },
]
const EVEN = { evenStart: 'on' }
const kinds = (s: Situation): readonly string[] => [...new Set(s.legal.map(({ kind }) => kind))]
const knights = ({ state }: Situation) => state.courts.map((court) => court.knights)
const startsFor = ([2, 3, 4] as const).flatMap((seats) =>
  Array.from({ length: seats }, (_, first) => [seats, first] as const),
)

describe.each(QUESTS)('an even start of $mode', ({ mode, later }) => {
  const started = (seats: number, first: number | 'random', evenStart: string, seed = 1) =>
    newGame(mode, seats, { first, evenStart }, seed)

  test.each(startsFor)(
    'gives %i players saved Knights by their turn, and no Wizards; seat %i begins',
    (seats, first) => {
      const s = started(seats, first, 'on')
      const inOrder = s.state.courts.map((_, place) => knights(s)[(first + place) % seats])
      expect(inOrder).toEqual(later[seats])
      expect(s.state.courts.every(({ wizards }) => wizards === 0)).toBe(true)
    },
  )

  test('follows the first player also where a die decides who begins', () => {
    const thrown = [1, 2, 3, 4, 5, 6].map((seed) => started(2, 'random', 'on', seed))
    expect(new Set(thrown.map(({ state }) => state.first)).size).toBe(2)
    for (const s of thrown) expect(knights(s)).toEqual(s.state.first === 0 ? [0, 2] : [2, 0])
  })

  test('[B103] its Knights serve in the first turn already, as saved ones do', () => {
    const s = started(2, 1, 'on')
    s.do(takeKnight, takeKnight, takeKnight)
    expect(kinds(s)).toEqual(['endWork'])
    s.do(endWork, takeKnight, takeKnight, takeKnight, takeKnight, takeKnight)
    // Three actions and the two Knights were spent on five Knights, which serve from the next turn on.
    expect(s.tokens(0)).toEqual([5, 0])
    expect(kinds(s)).toEqual(['endWork'])
  })

  test('is no rule of the box: nobody has a Knight unless the table wishes it', () => {
    for (const seats of [2, 3, 4]) {
      expect(knights(started(seats, 'random', 'off'))).toEqual(Array(seats).fill(0))
      expect(knights(newGame(mode, seats))).toEqual(Array(seats).fill(0))
    }
  })

  test('does not apply to a position, which states itself what each court has', () => {
    expect(knights(situation({ mode, options: EVEN, courts: [{}, {}] }))).toEqual([0, 0])
    expect(knights(situation({ mode, options: EVEN, courts: [{ knights: 1 }, { knights: 2 }] }))).toEqual([1, 2])
  })

  test('a header older than the setting does not name it and means a table without it; no other setting may be missing', () => {
    const { evenStart: _, ...before } = tableOf(mode, 2).options
    const table = { mode, seats: 2, options: before }
    expect(game.setup(table)).toMatchObject({ ok: true, value: { setting: { options: before } } })
    const s = new Situation(value(game.setup(table)), seeded(1))
    expect([knights(s), s.state.setting.options]).toEqual([[0, 0], before])
    const { maxRounds: __, ...short } = before
    expect(game.setup({ ...table, options: short })).toMatchObject({ error: { values: { option: 'maxRounds' } } })
    const wrong = game.setup({ ...table, options: { ...before, evenStart: 'maybe' } })
    expect(wrong).toMatchObject({ error: { values: { option: 'evenStart' } } })
  })
})
