/** Makes a puzzle around a task: vassals that could serve for it lie among others, and the fewest tokens that do it are handed out. */
import { SPACES } from '../board.ts'
import { type BoxDeck, openCode, TASKS, type Task, VASSAL_COUNT } from '../cards.ts'
import { type Description, fits } from '../faces.ts'
import { type Board, EMPTY, faceUp, turned } from './board.ts'
import { type Candidate, drawn, shuffled } from './candidate.ts'
import type { Below, Grade } from './puzzle.ts'
import { couplesOn, taskGoal } from './taskGoal.ts'

interface Wish {
  readonly deck: BoxDeck
  readonly vassals: number
  readonly deeds: readonly number[]
  /** Couples that seem to do with one deed more than it takes, besides the one that does it. */
  readonly decoys: number
  /** Boards that may solve it. */
  readonly ends: number
}

/** What is asked for less exactly is met by more vassals, and sooner. */
const WISHES: Readonly<Record<Grade, Wish>> = {
  easy: { deck: 'guild', vassals: 11, deeds: [2, 3], decoys: 0, ends: 4 },
  medium: { deck: 'power', vassals: 14, deeds: [4], decoys: 1, ends: 3 },
  hard: { deck: 'machination', vassals: 17, deeds: [5, 6], decoys: 2, ends: 2 },
}

const serves = (code: number, want: Description): boolean =>
  fits(faceUp(code), want) || fits(faceUp(turned(code)), want)

/** Vassals in any order, each with any side up; of those that serve for a half no fewer than three. */
const crowd = (below: Below, { left, right }: Task, count: number): readonly number[] => {
  const all = shuffled(
    below,
    Array.from({ length: VASSAL_COUNT }, (_, card) => openCode(card, below(2))),
  )
  const serving = [left, right].flatMap((want) => all.filter((code) => serves(code, want)).slice(0, 3))
  return [...new Set([...serving, ...all])].slice(0, count)
}

const boardOf = (below: Below, codes: readonly number[]): Board => {
  const places = shuffled(below, SPACES)
  const board = Array<number>(SPACES.length).fill(EMPTY)
  codes.forEach((code, at) => {
    board[places[at] ?? 0] = code
  })
  return board
}

/** A board with a task that may make a puzzle; null where its vassals are too near already. */
export const taskCandidate = (below: Below, grade: Grade): Candidate | null => {
  const { deck, vassals, deeds, decoys, ends } = WISHES[grade]
  const task = drawn(
    below,
    TASKS.filter((one) => one.deck === deck && one.type !== 'knightWizard'),
  )
  const board = boardOf(below, crowd(below, task, vassals))
  const goal = taskGoal(task)
  const most = Math.max(...deeds)
  const least = goal.least(board)
  if (least > most || least < Math.min(...deeds) - 1) return null
  const couples = couplesOn(task)(board)
  return {
    board,
    goal,
    deeds,
    task,
    fits: (solved) =>
      solved.ends <= ends && couples.filter((far) => far <= solved.knights + solved.wizards + 1).length > decoys,
  }
}
