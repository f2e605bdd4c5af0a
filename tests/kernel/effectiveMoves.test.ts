/** What stands of a log: its deeds one by one lead to its state. */
import { expect, test } from 'vitest'
import { standing } from '../../src/kernel/standing.ts'
import { chanceFrom } from './seed.ts'
import { type ToyAction, type ToyState, toy } from './toy.ts'
import { after, begun, deedOf, header, type Played, sure, undoOf } from './trusted.ts'

const chance = chanceFrom(5)
const play = (played: Played, seat: number, action: ToyAction) => after(played, deedOf(played, seat, action), chance)
const back = (played: Played) => after(played, undoOf(played, 0), chance)
const forth = (played: Played) => after(played, undoOf(played, 0, 'redo'), chance)

const stateOf = ({ entries }: Played): ToyState => {
  const table = { mode: header.mode, options: header.options, seats: 2 }
  let state = sure(toy.setup(table))
  for (const deed of standing(entries.map(({ body }) => body))) state = sure(toy.apply(state, deed)).state
  return state
}
const verbs = ({ entries }: Played) =>
  standing(entries.map(({ body }) => body)).flatMap((deed) => (deed.kind === 'seat' ? [deed.action.verb] : []))

test('what was taken back is left out, and what was put back stands again', () => {
  const two = play(play(begun(chance), 0, { verb: 'mint' }), 0, { verb: 'mint' })
  expect(verbs(two)).toEqual(['mint', 'mint'])
  expect(verbs(back(two))).toEqual(['mint'])
  expect(verbs(back(back(two)))).toEqual([])
  expect(verbs(forth(back(back(two))))).toEqual(['mint'])
  const rolled = play(back(two), 0, { verb: 'roll' })
  expect(verbs(rolled)).toEqual(['mint', 'roll'])
  for (const played of [two, back(two), back(back(two)), forth(back(two)), rolled])
    expect(stateOf(played)).toEqual(played.replay.state)
})
