/** What waits in a position, by its phase. */
import type { Member } from '../actions.ts'
import { companySize, explorerCardOf, leaderSeat, membersOf, seatOf } from '../company.ts'
import { challengeOf, isHall } from '../faces.ts'
import { findFigure } from '../figures.ts'
import { readFigure } from '../ids.ts'
import { aftermathTasks } from '../rules/ending/aftermath.ts'
import { choosingTasks, wayOf } from '../rules/path/way.ts'
import { testTask } from '../rules/tests.ts'
import { groupOnTrack, type State, type Task } from '../state.ts'
import type { PublicHalf, WrittenQuestion } from './positionDocument.ts'
import { check, figureOrFault, type PositionReader, readMember } from './positionReader.ts'
import { readShown } from './readDecks.ts'

type Phase = NonNullable<PublicHalf['phase']>
type TestQuestion = Extract<WrittenQuestion, { what: 'agility' | 'vitality' | 'defence' }>

/** Explorer whose turn it is; a fault where there is none. */
const memberNow = (reader: PositionReader, { hall }: State): Member => {
  const card = hall?.track[hall.turnsBegun - 1] ?? -1
  const isMember = card >= 0 && groupOnTrack(card) < 0
  return reader.orFault(isMember ? card : null, 'now', 0)
}

/** Tasks after one explorer's of a challenge. */
const restOfChallenge = (state: State, member: Member): readonly Task[] => {
  const { who } = wayOf(state)
  const others = who === 'each' ? membersOf(state).filter((other) => other > member) : []
  return [
    ...others.map((other) => ({ do: 'challengeOne', member: other, tries: 0 }) as const),
    { do: 'effects', member: state.leader, of: 'afterAll', at: 0 },
    ...aftermathTasks(),
  ]
}

const turnTasks = (reader: PositionReader, state: State): readonly Task[] => [
  { do: 'turn', member: memberNow(reader, state) },
  { do: 'turns' },
]

/** A test that is judged: of the challenge on the table, or in a hall for what it says. */
const judgedTest = (
  reader: PositionReader,
  question: TestQuestion,
  purpose: 'challenge' | 'rest' | 'mend' | 'stones',
) => {
  const member = readMember(reader, question.explorer, 'asked.explorer')
  const patient = question.patient === undefined ? member : readMember(reader, question.patient, 'asked.patient')
  const test = testTask(member, question.what, purpose, { patient, tries: question.tries ?? 0 })
  return { ...test, do: 'judgeTest', value: question.value } as Task & { readonly member: Member }
}

const testTasks = (reader: PositionReader, state: State, question: TestQuestion): readonly Task[] => {
  check(reader, isHall(state.card) === (question.for !== undefined), 'asked.for')
  const task = judgedTest(reader, question, question.for ?? 'challenge')
  if (question.for === undefined) return [task, ...restOfChallenge(state, task.member)]
  return question.for === 'stones' ? [task, { do: 'endRound' }] : [task, ...turnTasks(reader, state)]
}

/** The explorer whose turn it is, and the place of a weapon among its own. */
const readWeapon = (reader: PositionReader, state: State, id: string) => {
  const member = memberNow(reader, state)
  const explorer = state.company[member]
  const place = explorer ? explorerCardOf(explorer).weapons.findIndex((weapon) => weapon.id === id) : -1
  return { member, place: reader.orFault(place < 0 ? null : place, 'asked.weapon', 0) }
}

const attackTasks = (
  reader: PositionReader,
  state: State,
  { weapon, die, throws }: Extract<WrittenQuestion, { what: 'attack' }>,
): readonly Task[] => {
  const { member, place } = readWeapon(reader, state, weapon)
  const figures = throws.map(({ figure, attack, defence = 0 }, index) => {
    const id = figureOrFault(reader, figure, `asked.throws.${index}.figure`)
    check(reader, findFigure(state, id) !== undefined, `asked.throws.${index}.figure`)
    return { ...id, attack, defence }
  })
  const sides = reader.orFault(die === 6 || die === 8 || die === 12 ? die : null, 'asked.die', 6)
  return [
    { do: 'judgeStrike', member, weapon: place, die: sides, throws: figures, again: false },
    ...turnTasks(reader, state),
  ]
}

const assaultTasks = (
  reader: PositionReader,
  state: State,
  question: Extract<WrittenQuestion, { what: 'assault' }>,
): readonly Task[] => {
  const { attack, defence, reading, more = 0 } = question
  const figure = readFigure(question.by) ?? { group: 0, number: 0 }
  check(reader, findFigure(state, figure) !== undefined, 'asked.by')
  const member = readMember(reader, question.explorer, 'asked.explorer')
  check(reader, typeof state.company[member]?.at === 'number', 'asked.explorer')
  const assault = { ...figure, member }
  return [
    { do: 'judgeAssault', ...assault, attack, defence, again: false },
    ...Array.from({ length: more }, () => ({ do: 'assault', ...assault }) as const),
    { do: 'figures', group: figure.group, reading, after: figure.number },
    { do: 'turns' },
  ]
}

const questionTasks = (reader: PositionReader, state: State): readonly Task[] => {
  const { asked } = reader.half
  if (asked?.what === 'attack' && state.hall) return attackTasks(reader, state, asked)
  if (asked?.what === 'assault' && state.hall) return assaultTasks(reader, state, asked)
  if (asked && asked.what !== 'attack' && asked.what !== 'assault') return testTasks(reader, state, asked)
  return reader.orFault(null, 'asked', [])
}

const takeTasks = (reader: PositionReader, state: State): readonly Task[] => {
  const faces = readShown(reader)
  if (state.hall) {
    const tasks = turnTasks(reader, state)
    return [{ do: 'take', member: memberNow(reader, state), faces, source: 'search' }, ...tasks]
  }
  const member = state.leader
  return [{ do: 'take', member, faces, source: 'best' }, ...restOfChallenge(state, state.company.length)]
}

const votingTasks = (state: State): readonly Task[] => {
  const votes = state.challenge?.votes ?? []
  const waiting = choosingTasks(state).filter((task) => task.do !== 'vote' || votes[task.seat] === '')
  return [...waiting, ...aftermathTasks()]
}

const moreTasks = (reader: PositionReader, state: State): readonly Task[] => {
  const member = state.challenge?.named ?? -1
  check(reader, member >= 0 && challengeOf(state.card).a.upTo !== undefined, 'named')
  return [{ do: 'more', member, tries: 1 }, ...restOfChallenge(state, member)]
}

const tasksOfPhase = (reader: PositionReader, state: State, phase: Phase): readonly Task[] => {
  switch (phase) {
    case 'choose':
      return [{ do: 'choose' }, { do: 'path' }]
    case 'vote':
    case 'way':
      return votingTasks(state)
    case 'word':
      return [{ do: 'word' }, ...aftermathTasks()]
    case 'more':
      return moreTasks(reader, state)
    case 'turn':
      return turnTasks(reader, state)
    case 'again':
      return questionTasks(reader, state)
    case 'take':
      return takeTasks(reader, state)
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

/** Phase of a position; left out, the first decision that comes. */
const phaseOf = ({ half, setting, cards }: PositionReader, state: State): Phase => {
  if (half.phase) return half.phase
  if (isHall(state.card)) return 'turn'
  if (state.card >= 0) return choosingTasks(state)[0]?.do === 'vote' ? 'vote' : 'way'
  return cards.length < companySize(setting) ? 'choose' : 'handover'
}

/** A word is asked of an explorer whom another seat plays. */
const checkWord = (reader: PositionReader, state: State): void => {
  const named = state.challenge?.named ?? -1
  check(reader, named >= 0 && wayOf(state).who === 'one' && seatOf(state, named) !== leaderSeat(state), 'named')
}

/** Tasks of a position, the next one last. */
export const readTasks = (reader: PositionReader, state: State): readonly Task[] => {
  const phase = phaseOf(reader, state)
  const kind = state.card < 0 ? 'nothing' : isHall(state.card) ? 'hall' : 'challenge'
  const allowed: readonly Phase[] = PHASES_OF[kind]
  check(reader, allowed.includes(phase), 'phase')
  check(reader, (phase === 'choose') === state.company.length < companySize(reader.setting), 'company')
  if (phase === 'word') checkWord(reader, state)
  return reader.fault === null ? tasksOfPhase(reader, state, phase).toReversed() : []
}
