/** Requirements of a task: the spaces of its two vassals, and the vassals that meet them (rules 2.0). */
import { BOARD_SIZE, isOnLine, type Space, spaceAt, spacesOn } from '../../board.ts'
import type { Task } from '../../cards.ts'
import { type Face, fitsPattern } from '../../faces.ts'
import type { State } from '../../state.ts'

/** The space of both letters of the right half; one letter names a column, the other a row. */
export const crossingSpace = ({ right: { line, blue } }: Task): Space =>
  line < BOARD_SIZE ? spaceAt(line, blue - BOARD_SIZE) : spaceAt(blue, line - BOARD_SIZE)

const isBlueOn = (state: State): boolean => state.setting.options.blueLetters === 'on' // ruling 105

/** Spaces that the right half allows: its line, or with blue letters the one space of both letters. */
export const rightSpaces = (state: State, task: Task): readonly Space[] =>
  isBlueOn(state) ? [crossingSpace(task)] : spacesOn(task.right.line)

export const meetsLeft = (task: Task, space: Space, face: Face): boolean =>
  space === task.left.space && fitsPattern(face, task.left)

export const meetsRight = (state: State, task: Task, space: Space, face: Face): boolean =>
  isOnLine(space, task.right.line) &&
  (!isBlueOn(state) || isOnLine(space, task.right.blue)) &&
  fitsPattern(face, task.right)
