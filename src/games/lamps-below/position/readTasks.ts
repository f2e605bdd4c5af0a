/** What waits in a position, by its phase. */

import { hallOfFace, isHall } from '../cards.ts'
import { companyNumbers, companySize } from '../company.ts'
import { dwellersIn, roomOf } from '../figures.ts'
import { afterCardTasks } from '../rules/ending/afterCard.ts'
import { reasonToEnd } from '../rules/ending/outcome.ts'
import { choosingTasks, votingSeats, wayOf } from '../rules/path/chooseWay.ts'
import type { HallState, State, Task } from '../state.ts'
import { checkChallenge, checkDown } from './checkChallenge.ts'
import { memberNow, restOfChallenge, roundTasks, turnTasks } from './laterTasks.ts'
import type { Phase } from './positionSchema.ts'
import { readShown } from './readDecks.ts'
import { check, type PositionReader } from './readingHelpers.ts'
import { rollAgainTasks } from './readRollAgain.ts'

/** Finds that a search shows at most (E17). */
const SHOWN_BY_SEARCH = 2

/** After a search: the cache is gone, and no dweller is in the room. */
const takeInHall = (reader: PositionReader, state: State, { caches }: HallState): readonly Task[] => {
  const faces = readShown(reader)
  const member = memberNow(reader, state)
  const room = roomOf(state, member)
  check(reader, faces.length > 0 && faces.length <= SHOWN_BY_SEARCH, 'shown')
  check(reader, hallOfFace(state.card).caches.includes(room) && !caches.includes(room), 'caches')
  check(reader, dwellersIn(state, room) === 0, 'dwellers')
  return [{ do: 'take', member, faces, source: 'search' }, ...turnTasks(reader, state)]
}

/** On a way that lays several finds open. */
const takeInChallenge = (reader: PositionReader, state: State): readonly Task[] => {
  const faces = readShown(reader)
  const { success = [] } = wayOf(state)
  const most = success.find(({ op }) => op === 'findBest')?.n ?? 0
  check(reader, most > 0, 'way')
  check(reader, faces.length > 0 && faces.length <= most, 'shown')
  checkDown(reader, state, 0)
  return [{ do: 'take', member: state.leader, faces, source: 'best' }, ...restOfChallenge(state, state.company.length)]
}

/** Votes that are still to be cast, then the leader's word. */
const choosingTasksLeft = (reader: PositionReader, state: State): readonly Task[] => {
  const votes = state.challenge?.votes ?? []
  const isOpen = (task: Task): boolean => task.do !== 'vote' || votes[task.seat] === ''
  const left = reader.half.refused?.length ? [{ do: 'way' } as const] : choosingTasks(state).filter(isOpen)
  checkDown(reader, state, 0)
  return [...left, ...afterCardTasks()]
}

const wordTasks = (reader: PositionReader, state: State): readonly Task[] => {
  checkDown(reader, state, 0)
  return [{ do: 'word' }, ...afterCardTasks()]
}

/** After a first success on a way that may be tested more than once. */
const moreTasks = (reader: PositionReader, state: State): readonly Task[] => {
  const member = state.challenge?.named ?? -1
  check(reader, wayOf(state).upTo !== undefined, 'way')
  checkDown(reader, state, 0)
  return [{ do: 'more', member, tries: 1 }, ...restOfChallenge(state, member)]
}

const tasksOfPhase = (reader: PositionReader, state: State, phase: Phase): readonly Task[] => {
  switch (phase) {
    case 'choose':
      return [{ do: 'choose' }, { do: 'path' }]
    case 'vote':
    case 'way':
      return choosingTasksLeft(reader, state)
    case 'word':
      return wordTasks(reader, state)
    case 'more':
      return moreTasks(reader, state)
    case 'turn':
      return roundTasks(reader, state)
    case 'again':
      return rollAgainTasks(reader, state)
    case 'take':
      return state.hall ? takeInHall(reader, state, state.hall) : takeInChallenge(reader, state)
    case 'handover':
      return [{ do: 'handover' }]
    case 'over':
      return reader.orFault(null, 'phase', [])
  }
}

/** Phases that a position can be in, by what lies on the table. */
const PHASES_OF = {
  nothing: ['choose', 'handover'],
  challenge: ['vote', 'way', 'word', 'more', 'again', 'take'],
  hall: ['turn', 'again', 'take'],
} as const satisfies Readonly<Record<string, readonly Phase[]>>

const isVoteOpen = (state: State): boolean => votingSeats(state).some((seat) => state.challenge?.votes[seat] === '')

/** Phase of a position; left out, the first decision that comes. */
const phaseOf = ({ half, setting, cards }: PositionReader, state: State): Phase => {
  if (half.phase) return half.phase
  if (isHall(state.card)) return 'turn'
  if (state.card >= 0) return half.way === undefined && isVoteOpen(state) ? 'vote' : 'way'
  return cards.length < companySize(setting) ? 'choose' : 'handover'
}

/** Between two cards the expedition goes on: the goal is not met, and a card is left. */
const checkGoesOn = (reader: PositionReader, state: State): void => {
  const reason = reasonToEnd(state)
  if (reason === 'goal') check(reader, false, 'explorers', 'lamps-below.position.goalMet')
  check(reader, reason === null, 'path', 'lamps-below.position.noCard')
}

/** What a phase needs besides is there, and nothing that belongs to another one. */
const checkPhase = (reader: PositionReader, state: State, phase: Phase): void => {
  const { half, setting } = reader
  const kind = state.card < 0 ? 'nothing' : isHall(state.card) ? 'hall' : 'challenge'
  const allowed: readonly Phase[] = PHASES_OF[kind]
  check(reader, allowed.includes(phase), 'phase')
  check(reader, (phase === 'choose') === state.company.length < companySize(setting), 'company')
  check(reader, half.shown === undefined || phase === 'take', 'shown')
  check(reader, half.asked === undefined || phase === 'again', 'asked')
  check(reader, state.falls < companyNumbers(setting).falls, 'falls', 'lamps-below.position.fallen')
}

/** Tasks of a position, the next one last. */
export const readTasks = (reader: PositionReader, state: State): readonly Task[] => {
  const phase = phaseOf(reader, state)
  checkPhase(reader, state, phase)
  if (reader.fault !== null) return []
  if (state.card < 0) checkGoesOn(reader, state)
  if (state.challenge) checkChallenge(reader, state, state.challenge, phase)
  return reader.fault === null ? tasksOfPhase(reader, state, phase).toReversed() : []
}
