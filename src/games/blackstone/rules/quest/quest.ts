/** What the Queen's and the Wizard's Quest have in common: a row of Machinations, and three actions a turn (rules 2.4 and 2.5). */
import type { Quest, State } from '../../state.ts'

/** Actions of a turn; more for Knights (ruling 103). */
export const ACTIONS = 3

export const newQuest = (): Quest => ({
  offer: [],
  vassals: [],
  under: [],
  rest: [],
  actions: ACTIONS,
  taken: 0,
  fresh: 0,
  lastRound: 0,
  idle: 0,
})

/** The quest of a table where one is played. */
export const questOf = ({ quest }: State): Quest => {
  if (!quest) throw new Error('no quest is played')
  return quest
}
