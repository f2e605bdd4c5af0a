/** Tasks of a position that come after what waits. */
import type { Member } from '../actions.ts'
import { membersOf } from '../company.ts'
import { afterCardTasks } from '../rules/ending/afterCard.ts'
import { wayOf } from '../rules/path/chooseWay.ts'
import { groupOnTrack, type State, type Task } from '../state.ts'
import type { PositionReader } from './readingHelpers.ts'

/** Explorer whose turn it is; a fault where there is none. */
export const memberNow = (reader: PositionReader, { hall, company }: State): Member => {
  const card = hall?.track[hall.turnsBegun - 1] ?? -1
  const isTurn = reader.half.now !== 'event' && typeof company[card]?.at === 'number'
  return reader.orFault(isTurn ? card : null, 'now', 0)
}

/** The turn of the explorer that is named `now` goes on, in which something was just done. */
export const turnTasks = (reader: PositionReader, state: State): readonly Task[] => [
  { do: 'turn', member: memberNow(reader, state) },
  { do: 'turns' },
]

/**
 * What comes in a round where nothing waits to be answered: LAMPS where they are not thrown yet, else the event, or the
 * turn of a group, which begins with its omen, or of an explorer.
 */
export const roundTasks = (reader: PositionReader, state: State): readonly Task[] => {
  const { track = [], turnsBegun = 0 } = state.hall ?? {}
  if (turnsBegun === 0) return [{ do: 'throwRound' }]
  if (reader.half.now === 'event') return [{ do: 'event' }]
  const group = groupOnTrack(track[turnsBegun - 1] ?? -1)
  return group < 0 ? turnTasks(reader, state) : [{ do: 'omen', group }, { do: 'turns' }]
}

/** Tasks after one explorer's of a challenge. */
export const restOfChallenge = (state: State, member: Member): readonly Task[] => {
  const { who } = wayOf(state)
  const others = who === 'each' ? membersOf(state).filter((other) => other > member) : []
  return [
    ...others.map((other) => ({ do: 'challengeOne', member: other, tries: 0 }) as const),
    { do: 'effects', member: state.leader, of: 'afterAll', at: 0 },
    ...afterCardTasks(),
  ]
}
