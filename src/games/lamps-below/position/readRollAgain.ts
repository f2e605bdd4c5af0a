/** What may be rolled again in a position, and what follows it. */

import { distinct } from '../../numberLists.ts'
import type { FigureId, Member } from '../actions.ts'
import { kindOf } from '../cards.ts'
import { explorerCardOf, weaponDie } from '../company.ts'
import { findFigure, mapOf, roomOf } from '../figures.ts'
import { bandBetween } from '../hall/hall.ts'
import { assaultDice, isDefenceAsked } from '../rules/dwellers/assault.ts'
import { groupOf } from '../rules/dwellers/placing.ts'
import { seesWithinReach } from '../rules/dwellers/situation.ts'
import { memberUnderStones } from '../rules/hall/hallEvents.ts'
import { wayOf } from '../rules/path/chooseWay.ts'
import { canPayAgain, isTestAsked, testDie } from '../rules/takeAbilityTest.ts'
import { actingExplorerFor } from '../rules/turn/actingExplorer.ts'
import { defenceAgainst, isAttackAsked } from '../rules/turn/hitting.ts'
import { whyNotMended } from '../rules/turn/restMendBraceDare.ts'
import { explorerOf, type Hit, type HitThrow, type Purpose, type State, type Task, trackCardOf } from '../state.ts'
import { checkDown } from './checkChallenge.ts'
import { memberNow, restOfChallenge, turnTasks } from './laterTasks.ts'
import type { WrittenQuestion } from './positionSchema.ts'
import { check, figureOrFault, type PositionReader, readMember } from './readingHelpers.ts'

type AttackQuestion = Extract<WrittenQuestion, { what: 'attack' }>
type DefenceQuestion = Extract<WrittenQuestion, { by: string }>
type TestQuestion = Extract<WrittenQuestion, { value: number }>
type JudgeTest = Extract<Task, { do: 'judgeTest' }>

/** A dweller that is there; null, and a fault, where there is none. */
const dwellerOrFault = (reader: PositionReader, state: State, name: string, path: string): FigureId | null => {
  const figure = figureOrFault(reader, name, path)
  const isThere = findFigure(state, figure) !== undefined
  check(reader, isThere, path)
  return isThere ? figure : null
}

/** An explorer is asked about a die that failed and may matter, and has the courage to roll it again (E19). */
const checkAsked = (reader: PositionReader, state: State, member: Member, isAsked: boolean): void => {
  if (reader.fault !== null) return
  check(reader, canPayAgain(state, member), 'asked', 'lamps-below.position.noCourage')
  check(reader, isAsked, 'asked', 'lamps-below.position.cannotMatter')
}

/** A die that failed, is asked about, and shows no more than it has sides. */
const checkTest = (reader: PositionReader, state: State, task: JudgeTest): void => {
  check(reader, task.value <= testDie(state, task), 'asked.value')
  checkAsked(reader, state, task.member, isTestAsked(state, task))
}

const judgedTest = (question: TestQuestion, member: Member, purpose: Purpose, patient: Member): JudgeTest => ({
  ...{ do: 'judgeTest', member, ability: question.what, purpose, patient, again: false },
  ...{ tries: question.tries ?? 0, value: question.value },
})

/** A test of the way that was chosen. */
const challengeTestTasks = (reader: PositionReader, state: State, question: TestQuestion): readonly Task[] => {
  const { who, test, upTo = 1 } = wayOf(state)
  const member = readMember(reader, question.explorer, 'asked.explorer')
  check(reader, question.for === undefined, 'asked.for')
  check(reader, question.patient === undefined, 'asked.patient')
  check(reader, question.what === test, 'asked.what')
  check(reader, who === 'each' || state.challenge?.named === member, 'asked.explorer')
  check(reader, (question.tries ?? 0) < upTo, 'asked.tries')
  checkDown(reader, state, who === 'each' ? member : 0)
  const task = judgedTest(question, member, 'challenge', member)
  checkTest(reader, state, task)
  return [task, ...restOfChallenge(state, member)]
}

/** Stones hit in an event one explorer, who tests Agility. */
const stonesTasks = (reader: PositionReader, state: State, question: TestQuestion): readonly Task[] => {
  const member = readMember(reader, question.explorer, 'asked.explorer')
  check(reader, reader.half.now === 'event', 'now')
  check(reader, question.what === 'agility', 'asked.what')
  check(reader, question.patient === undefined, 'asked.patient')
  check(reader, memberUnderStones(state) === member, 'asked.explorer')
  const task = judgedTest(question, member, 'stones', member)
  checkTest(reader, state, task)
  return [task, { do: 'endRound' }]
}

/** A rest, or the mending of a fellow, in a turn: a test of Vitality. */
const careTasks = (
  reader: PositionReader,
  state: State,
  question: TestQuestion,
  purpose: 'rest' | 'mend',
): readonly Task[] => {
  const { explorer: id, patient: patientId = id } = question
  const member = memberNow(reader, state)
  const patient = readMember(reader, patientId, 'asked.patient')
  check(reader, readMember(reader, id, 'asked.explorer') === member, 'asked.explorer')
  check(reader, question.what === 'vitality', 'asked.what')
  if (purpose === 'mend')
    check(reader, whyNotMended(state, actingExplorerFor(state, member), patient) === null, 'asked.patient')
  else check(reader, patient === member && explorerOf(state, member).wounds > 0, 'asked.patient')
  const task = judgedTest(question, member, purpose, patient)
  checkTest(reader, state, task)
  return [task, ...turnTasks(reader, state)]
}

const testTasks = (reader: PositionReader, state: State, question: TestQuestion): readonly Task[] => {
  const purpose = question.for
  if (!state.hall) return challengeTestTasks(reader, state, question)
  check(reader, question.tries === undefined, 'asked.tries')
  if (purpose === undefined) return reader.orFault(null, 'asked.for', [])
  return purpose === 'stones' ? stonesTasks(reader, state, question) : careTasks(reader, state, question, purpose)
}

/** The explorer whose turn it is, and the place of a weapon among its own. */
const readWeapon = (reader: PositionReader, state: State, id: string) => {
  const member = memberNow(reader, state)
  const weapons = explorerCardOf(explorerOf(state, member)).weapons
  const place = weapons.findIndex((weapon) => weapon.id === id)
  return { member, weapon: reader.orFault(place < 0 ? null : place, 'asked.weapon', 0) }
}

/** Dice of an attack on one dweller, which shows a defence if it has one. */
const readThrow = (
  reader: PositionReader,
  state: State,
  { member, die }: Hit,
  index: number,
  { figure, attack, defence = 0 }: AttackQuestion['throws'][number],
): readonly HitThrow[] => {
  const path = `asked.throws.${index}`
  const id = dwellerOrFault(reader, state, figure, `${path}.figure`)
  if (!id) return []
  const sides = defenceAgainst(state, member, id)
  check(reader, attack <= die, `${path}.attack`)
  check(reader, defence <= sides && defence > 0 === sides > 0, `${path}.defence`)
  return [{ ...id, attack, defence }]
}

/** The weapon has this die for the distance, or had it before its explorer became bold (E42). */
const checkAttackDie = (
  reader: PositionReader,
  state: State,
  { member, weapon: place, die }: Hit,
  at: number,
): void => {
  const explorer = explorerOf(state, member)
  const weapon = explorerCardOf(explorer).weapons[place]
  const band = bandBetween(mapOf(state), roomOf(state, member), at)
  const dice = weapon && band ? [weapon[band], weaponDie(explorer, weapon, band)] : []
  check(reader, dice.includes(die), 'asked.die')
}

/** Those that are left of an attack are different dwellers of one room, and one alone unless the weapon attacks all. */
const checkTargets = (reader: PositionReader, state: State, hit: Hit, throws: readonly HitThrow[]): void => {
  const rooms = distinct(throws.map((figure) => findFigure(state, figure)?.at ?? -1))
  const names = new Set(throws.map(({ group, number }) => `${group}.${number}`))
  const attacksAll = explorerCardOf(explorerOf(state, hit.member)).weapons[hit.weapon]?.room ?? false
  const isOne = throws.length === 1 || (attacksAll && names.size === throws.length)
  check(reader, rooms.length === 1 && isOne, 'asked.throws')
  checkAttackDie(reader, state, hit, rooms[0] ?? -1)
}

const attackTasks = (reader: PositionReader, state: State, question: AttackQuestion): readonly Task[] => {
  const { die } = question
  const sides = reader.orFault(die === 6 || die === 8 || die === 12 ? die : null, 'asked.die', 6)
  const hit: Hit = { ...readWeapon(reader, state, question.weapon), die: sides }
  if (reader.fault !== null) return []
  const throws = question.throws.flatMap((written, index) => readThrow(reader, state, hit, index, written))
  checkTargets(reader, state, hit, throws)
  const task = { do: 'judgeHit', ...hit, throws, again: false } as const
  checkAsked(reader, state, hit.member, isAttackAsked(state, task))
  return [task, ...turnTasks(reader, state)]
}

/** Whether a dweller attacks an explorer from where it is: in its room, or with a shot. */
const canAttack = (state: State, figure: FigureId, member: Member): boolean => {
  const kind = kindOf(groupOf(state, figure.group).card)
  const [at, room] = [findFigure(state, figure)?.at ?? -1, roomOf(state, member)]
  return at === room || (kind.shot > 0 && seesWithinReach(state, kind, at, room))
}

const defenceTasks = (reader: PositionReader, state: State, question: DefenceQuestion): readonly Task[] => {
  const { attack, defence, reading, more = 0 } = question
  const figure = dwellerOrFault(reader, state, question.by, 'asked.by')
  const member = readMember(reader, question.explorer, 'asked.explorer')
  if (!figure || reader.fault !== null) return []
  const { track = [], turnsBegun = 0 } = state.hall ?? {}
  const isNow = reader.half.now !== 'event' && track[turnsBegun - 1] === trackCardOf(figure.group)
  check(reader, isNow, 'now')
  check(reader, canAttack(state, figure, member), 'asked.by')
  const assault = { ...figure, member }
  const [attackDie = 0, defenceDie = 0] = assaultDice(state, { do: 'assault', ...assault }) ?? []
  check(reader, attack <= attackDie, 'asked.attack')
  check(reader, defence <= defenceDie, 'asked.defence')
  const task = { do: 'judgeAssault', ...assault, attack, defence, again: false } as const
  checkAsked(reader, state, member, isDefenceAsked(state, task))
  return [
    task,
    ...Array.from({ length: more }, () => ({ do: 'assault', ...assault }) as const),
    { do: 'figures', group: figure.group, reading, after: figure.number },
    { do: 'turns' },
  ]
}

/** Tasks of a position in which a failed die may be rolled again. */
export const rollAgainTasks = (reader: PositionReader, state: State): readonly Task[] => {
  const { asked } = reader.half
  if (!asked) return reader.orFault(null, 'asked', [])
  if ('value' in asked) return testTasks(reader, state, asked)
  if (!state.hall) return reader.orFault(null, 'asked.what', [])
  return asked.what === 'attack' ? attackTasks(reader, state, asked) : defenceTasks(reader, state, asked)
}
