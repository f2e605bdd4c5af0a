/** Table as lines of text, as one seat sees it. */

import { COLUMNS, ROWS, type Space, spaceAt } from '../../../games/blackstone/board.ts'
import { STACKS, type Task } from '../../../games/blackstone/cards.ts'
import { metricGoal, metricOf, metricValues } from '../../../games/blackstone/insight/metric.ts'
import { formationChecklist } from '../../../games/blackstone/insight/shown/formationChecklist.ts'
import { ratsStatus } from '../../../games/blackstone/insight/shown/ratsAndDogsStatus.ts'
import { taskProgressOf } from '../../../games/blackstone/insight/shown/taskProgress.ts'
import { visibleTaskIn } from '../../../games/blackstone/insight/tableCards.ts'
import {
  formatFace,
  formatFacePattern,
  formatLine,
  formatSpace,
} from '../../../games/blackstone/notation/cardAndSpaceNotation.ts'
import { formatCard } from '../../../games/blackstone/notation/slotNotation.ts'
import type { Scene } from '../../../games/blackstone/rules/ruleTypes.ts'
import { rightSpaces } from '../../../games/blackstone/rules/tasks/taskRequirement.ts'
import type { Court, State } from '../../../games/blackstone/state.ts'
import type { Seat, Slot } from '../../../kernel/contract.ts'
import { tokensText } from '../eventSentence.ts'
import { seatScore } from '../selfplay/seatScore.ts'
import { besideBoardLines, courtExtras } from './drawModulesAndQuests.ts'

export type SeatNames = readonly string[]
type TextLines = readonly string[]

const CELL = 8
const WIDTH = 5 + CELL * COLUMNS.length

/** Text of a corner pile: its top, the number of its cards, and the seat whose spaces it refills. */
const pileText = (scene: Scene, names: SeatNames, index: number): string => {
  const slots = scene.state.piles[index]
  if (!slots) return ''
  const top = slots.at(-1)
  const owner = scene.state.courts.findIndex((court) => court.pile === index)
  return [index + 1, top === undefined ? 'empty' : `${formatCard(scene, top)} of ${slots.length}`, names[owner]]
    .filter((part) => part !== undefined)
    .join(' ')
}

/** Line with the two corner piles above the board, or below it. */
const cornerPileLines = (scene: Scene, names: SeatNames, left: number, right: number): TextLines => {
  const [west, east] = [pileText(scene, names, left), pileText(scene, names, right)]
  return west || east ? [`${west.padEnd(WIDTH - east.length)}${east}`] : []
}

const cellText = (scene: Scene, space: Space): string => {
  const slot = scene.state.board[space] ?? -1
  const mark = scene.state.marked.includes(space) ? '*' : ''
  return (slot < 0 ? '  .' : formatCard(scene, slot) + mark).padEnd(CELL)
}

const boardLines = (scene: Scene): TextLines => [
  `     ${COLUMNS.map((letter) => `  ${letter}`.padEnd(CELL)).join('')}`,
  ...ROWS.map(
    (letter, row) => `  ${letter}  ${COLUMNS.map((_, column) => cellText(scene, spaceAt(column, row))).join('')}`,
  ),
]

/** Letter of a line, or with blue letters both letters of a space. */
const rightLocationText = ({ state }: Scene, task: Task): string => {
  const [firstSpace, ...otherSpaces] = rightSpaces(state, task)
  return otherSpaces.length > 0 ? formatLine(task.right.line) : formatSpace(firstSpace ?? 0)
}

/** Text of a task: `G01 knight 1: BS L* + L *y, costs Mc`. */
const taskText = (scene: Scene, task: Task): string => {
  const { id, type, points, left, right, cost } = task
  const leftText = `${formatSpace(left.space)} ${formatFacePattern(left)}`
  const rightText = `${rightLocationText(scene, task)} ${formatFacePattern(right)}`
  return `${id} ${type} ${points}: ${leftText} + ${rightText}, costs ${formatFace(cost)}`
}

const cardText = (scene: Scene, slot: Slot): string => {
  const task = visibleTaskIn(scene, slot)
  return task ? taskText(scene, task) : formatCard(scene, slot)
}

const handLine = (scene: Scene, slot: Slot): string => {
  const task = visibleTaskIn(scene, slot)
  const upcharge = taskProgressOf(scene, slot)?.upcharge ?? []
  const pay = upcharge.length > 0 ? `, to be paid with ${upcharge.map(formatFace).join()}` : ''
  return task ? `      ${taskText(scene, task)}${pay}` : `      ${formatCard(scene, slot)} hidden`
}

const zoneText = (scene: Scene, label: string, slots: readonly Slot[]): readonly string[] =>
  slots.length > 0 ? [`${label} ${slots.map((slot) => formatCard(scene, slot)).join(' ')}`] : []

const courtSummary = (scene: Scene, name: string, court: Court): string =>
  [
    `${name}: ${tokensText(court.knights, court.wizards)}`,
    ...zoneText(scene, 'retained', court.retained),
    ...STACKS.flatMap((stack) => zoneText(scene, stack, court.stacks[stack])),
    ...court.dogs,
    ...courtExtras(scene, court),
  ].join(' | ')

/** First Edition counts Machinations and no points. */
const scoreText = (state: State, seat: Seat): string =>
  metricOf(state) === 'machinations'
    ? `${metricValues(state)[seat]} of ${metricGoal(state)} Machinations`
    : `${seatScore(state, seat)} points`

const courtLines = (scene: Scene, names: SeatNames, seat: Seat): TextLines => {
  const seatCourt = scene.state.courts[seat] as Court
  const points = scene.mode.together || seatCourt.vassals ? '' : ` | ${scoreText(scene.state, seat)}`
  const mark = seat === scene.state.seat ? '>' : ' '
  return [
    `${mark} ${courtSummary(scene, names[seat] ?? '', seatCourt)}${points}`,
    ...seatCourt.hand.map((slot) => handLine(scene, slot)),
  ]
}

const ratsLines = (scene: Scene): TextLines => {
  const ratsView = ratsStatus(scene.state)
  if (!ratsView) return []
  const { wandering, plagued, limit, cards } = ratsView
  return [`Rats: ${wandering + plagued} of ${limit}, ${plagued} plagued, wandering ${cards.join(' ') || 'none'}`]
}

/** Line for the formation. Only modes with a formation have the option `adjacency`. */
const goalLines = (scene: Scene): TextLines => {
  if (scene.state.setting.options.adjacency === undefined) return []
  const { vassals, different, insideLeft, linesBy, linesDone, neighboursDiffer } = formationChecklist(scene.state)
  return [
    `Goal: ${vassals} vassals, ${different} different (16 of both), ${insideLeft} inside (0), ` +
      `${linesDone} lines by ${linesBy} (4), neighbours ${neighboursDiffer ? 'differ' : 'do not differ'}`,
  ]
}

/** Text of the whole table. */
export const drawTable = (scene: Scene, names: SeatNames): string =>
  [
    `Round ${scene.state.round}`,
    ...cornerPileLines(scene, names, 0, 1),
    ...boardLines(scene),
    ...cornerPileLines(scene, names, 3, 2),
    ...scene.state.courts.flatMap((_, seat) => courtLines(scene, names, seat)),
    ...besideBoardLines(scene, (slot) => cardText(scene, slot)),
    ...ratsLines(scene),
    ...goalLines(scene),
  ]
    .map((line) => line.trimEnd())
    .join('\n')
