/**
 * Common state of the Queen's and the Wizard's Quest: an offer of Machinations, and three actions a turn (rules 2.4 and
 * 2.5).
 */
import type { QuestState, State } from '../../state.ts'

/** Actions of a turn; Knights add to them (ruling 103). */
export const ACTIONS_PER_TURN = 3

export const createQuest = (): QuestState => ({
  offer: [],
  vassals: [],
  under: [],
  rest: [],
  actions: ACTIONS_PER_TURN,
  taken: 0,
  fresh: 0,
  lastRound: 0,
  idle: 0,
})

/** The quest state of a table; throws if no quest is played. */
export const requireQuest = ({ quest }: State): QuestState => {
  if (!quest) throw new Error('no quest is played')
  return quest
}
