/** The table as lines of text, as one seat sees it. */

import { COLUMNS, ROWS, type Space, spaceAt } from '../../games/blackstone/board.ts'
import { STACKS, type Task } from '../../games/blackstone/cards.ts'
import { compassOf } from '../../games/blackstone/insight/compass.ts'
import { checklistOf } from '../../games/blackstone/insight/goal.ts'
import { ratsSeen } from '../../games/blackstone/insight/rats.ts'
import { taskSeen } from '../../games/blackstone/insight/sight.ts'
import { makeDescription, makeFace, makeLine, makeSpace } from '../../games/blackstone/notation/cards.ts'
import { makeCard } from '../../games/blackstone/notation/slot.ts'
import type { Scene } from '../../games/blackstone/rules/play.ts'
import { rightSpaces } from '../../games/blackstone/rules/requirement.ts'
import type { Court } from '../../games/blackstone/state.ts'
import type { Seat, Slot } from '../../kernel/contract.ts'
import { worth } from '../selfplay/worth.ts'
import { tokens } from '../told.ts'
import { besides, courtExtras } from './tableau.ts'

export type Names = readonly string[]
type Lines = readonly string[]

const CELL = 8
const WIDTH = 5 + CELL * COLUMNS.length

/** The top of a corner pile, how many it holds, and whose spaces it refills. */
const pile = (scene: Scene, names: Names, index: number): string => {
  const slots = scene.state.piles[index]
  if (!slots) return ''
  const top = slots.at(-1)
  const owner = scene.state.courts.findIndex((court) => court.pile === index)
  return [index + 1, top === undefined ? 'empty' : `${makeCard(scene, top)} of ${slots.length}`, names[owner]]
    .filter((part) => part !== undefined)
    .join(' ')
}

/** Two corner piles that lie on one height of the board. */
const corners = (scene: Scene, names: Names, left: number, right: number): Lines => {
  const [west, east] = [pile(scene, names, left), pile(scene, names, right)]
  return west || east ? [`${west.padEnd(WIDTH - east.length)}${east}`] : []
}

const cell = (scene: Scene, space: Space): string => {
  const slot = scene.state.board[space] ?? -1
  const mark = scene.state.marked.includes(space) ? '*' : ''
  return (slot < 0 ? '  .' : makeCard(scene, slot) + mark).padEnd(CELL)
}

const board = (scene: Scene): Lines => [
  `     ${COLUMNS.map((letter) => `  ${letter}`.padEnd(CELL)).join('')}`,
  ...ROWS.map(
    (letter, row) => `  ${letter}  ${COLUMNS.map((_, column) => cell(scene, spaceAt(column, row))).join('')}`,
  ),
]

/** A letter for a line, or with blue letters both letters of a space. */
const rightText = ({ state }: Scene, task: Task): string => {
  const [only, ...more] = rightSpaces(state, task)
  return more.length > 0 ? makeLine(task.right.line) : makeSpace(only ?? 0)
}

/** What a task asks: `G01 knight 1: BS L* + L *y, costs Mc`. */
const taskText = (scene: Scene, task: Task): string => {
  const { id, type, points, left, right, cost } = task
  const asked = `${makeSpace(left.space)} ${makeDescription(left)} + ${rightText(scene, task)} ${makeDescription(right)}`
  return `${id} ${type} ${points}: ${asked}, costs ${makeFace(cost)}`
}

const cardText = (scene: Scene, slot: Slot): string => {
  const task = taskSeen(scene, slot)
  return task ? taskText(scene, task) : makeCard(scene, slot)
}

const handLine = (scene: Scene, slot: Slot): string => {
  const task = taskSeen(scene, slot)
  const upcharge = compassOf(scene, slot)?.upcharge ?? []
  const pay = upcharge.length > 0 ? `, to be paid with ${upcharge.map(makeFace).join()}` : ''
  return task ? `      ${taskText(scene, task)}${pay}` : `      ${makeCard(scene, slot)} hidden`
}

const zone = (scene: Scene, what: string, slots: readonly Slot[]): readonly string[] =>
  slots.length > 0 ? [`${what} ${slots.map((slot) => makeCard(scene, slot)).join(' ')}`] : []

const courtLine = (scene: Scene, name: string, court: Court): string =>
  [
    `${name}: ${tokens(court.knights, court.wizards)}`,
    ...zone(scene, 'retained', court.retained),
    ...STACKS.flatMap((stack) => zone(scene, stack, court.stacks[stack])),
    ...court.dogs,
    ...courtExtras(scene, court),
  ].join(' | ')

const court = (scene: Scene, names: Names, seat: Seat): Lines => {
  const shown = scene.state.courts[seat] as Court
  const points = scene.mode.together || shown.vassals ? '' : ` | ${worth(scene.state, seat)} points`
  const mark = seat === scene.state.seat ? '>' : ' '
  return [
    `${mark} ${courtLine(scene, names[seat] ?? '', shown)}${points}`,
    ...shown.hand.map((slot) => handLine(scene, slot)),
  ]
}

const rats = (scene: Scene): Lines => {
  const seen = ratsSeen(scene.state)
  if (!seen) return []
  const { wandering, plagued, limit, cards } = seen
  return [`Rats: ${wandering + plagued} of ${limit}, ${plagued} plagued, wandering ${cards.join(' ') || 'none'}`]
}

/** The option says how the formation is judged, so it is there where there is a formation. */
const goal = (scene: Scene): Lines => {
  if (scene.state.setting.options.adjacency === undefined) return []
  const { vassals, different, insideLeft, linesBy, linesDone, neighboursDiffer } = checklistOf(scene.state)
  return [
    `Goal: ${vassals} vassals, ${different} different (16 of both), ${insideLeft} inside (0), ` +
      `${linesDone} lines by ${linesBy} (4), neighbours ${neighboursDiffer ? 'differ' : 'do not differ'}`,
  ]
}

/** The whole table. */
export const drawing = (scene: Scene, names: Names): string =>
  [
    `Round ${scene.state.round}`,
    ...corners(scene, names, 0, 1),
    ...board(scene),
    ...corners(scene, names, 3, 2),
    ...scene.state.courts.flatMap((_, seat) => court(scene, names, seat)),
    ...besides(scene, (slot) => cardText(scene, slot)),
    ...rats(scene),
    ...goal(scene),
  ]
    .map((line) => line.trimEnd())
    .join('\n')
