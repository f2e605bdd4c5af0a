/** The goal of an expedition, and what is held of it. */
import { findOf } from './cards.ts'
import { DIFFICULTIES, type Goal } from './data/difficulties.ts'
import type { Setting, State } from './state.ts'

export const goalOf = ({ options }: Setting): Goal => {
  const goal = DIFFICULTIES[String(options.difficulty)]?.goal[Number(options.explorers)]
  if (!goal) throw new RangeError('no such goal')
  return goal
}

/** Pages, and points of relics, that the company holds; what was found in a hall counts once it is carried out. */
export const holdings = ({ company }: State): Goal => {
  const finds = company.flatMap((explorer) => explorer.finds.map(findOf))
  return {
    pages: finds.filter(({ kind }) => kind === 'page').length,
    points: finds.reduce((sum, { points }) => sum + points, 0),
  }
}

export const isGoalMet = (state: State): boolean => {
  const [held, goal] = [holdings(state), goalOf(state.setting)]
  return held.pages >= goal.pages && held.points >= goal.points
}
