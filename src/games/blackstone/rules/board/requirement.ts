/** Where a task asks for its two vassals, and which vassal meets it (rules 2.0). */
import { isOn, SIDE, type Space, spaceAt, spacesOn } from '../board.ts'
import type { Task } from '../cards.ts'
import { type Face, fits } from '../faces.ts'
import type { State } from '../state.ts'

/** The space of both letters of the right half: one names a column, the other a row. */
export const crossing = ({ right: { line, blue } }: Task): Space =>
  line < SIDE ? spaceAt(line, blue - SIDE) : spaceAt(blue, line - SIDE)

const isBlueOn = (state: State): boolean => state.setting.options.blueLetters === 'on'

/** The spaces that the right half allows: its line, or with blue letters the one space of both letters. */
export const rightSpaces = (state: State, task: Task): readonly Space[] =>
  isBlueOn(state) ? [crossing(task)] : spacesOn(task.right.line)

export const meetsLeft = (task: Task, space: Space, face: Face): boolean =>
  space === task.left.space && fits(face, task.left)

export const meetsRight = (state: State, task: Task, space: Space, face: Face): boolean =>
  isOn(space, task.right.line) && (!isBlueOn(state) || isOn(space, task.right.blue)) && fits(face, task.right)
