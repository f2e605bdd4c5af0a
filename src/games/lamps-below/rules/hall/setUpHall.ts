/** A hall is set up: its threat, and where its groups stand (rules 5). */
import { type Face, groupCardOf, hallOfFace } from '../../cards.ts'
import { popTask, pushTasks, updateExplorer } from '../../changeState.ts'
import { companyNumbers, membersOf } from '../../company.ts'
import { DIFFICULTIES } from '../../data/difficulties.ts'
import { hallOf, type Setting, type State } from '../../state.ts'
import { placeFigure } from '../dwellers/placing.ts'
import type { MoveContext } from '../ruleTypes.ts'

/** Threat of a hall as it is set up, never below 0 (E7). */
export const threatOf = (setting: Setting, alarm: number): number => {
  const { threat = 0 } = DIFFICULTIES[String(setting.options.difficulty)] ?? {}
  return Math.max(0, threat + companyNumbers(setting).threat + alarm)
}

/** Where a group stands: A, B and C at the caches, the others at the pits in turn (rules 5). */
const roomOfGroup = (face: Face, group: number): number => {
  const { caches, pits } = hallOfFace(face)
  return caches[group] ?? pits[(group - caches.length) % pits.length] ?? 0
}

/** All figures of the groups come to where these stand. */
export const placeGroups = (draft: State): void => {
  const { face, groups } = hallOf(draft)
  for (const [group, { card }] of groups.entries())
    for (let placed = 0; placed < groupCardOf(card).size; placed++) placeFigure(draft, group, roomOfGroup(face, group))
}

/** Sets up the hall on the table with these groups; round 1 begins. */
export const applyGroupCards = ({ draft, emit }: MoveContext, cards: readonly Face[]): void => {
  const { card: face } = draft
  const { caches, arrival } = hallOfFace(face)
  popTask(draft)
  draft.groupCards = { next: draft.groupCards.next + cards.length, end: draft.groupCards.end }
  const groups = cards.map((card) => ({ card, next: 1, figures: [] }))
  const threat = threatOf(draft.setting, draft.alarm)
  draft.hall = { face, round: 1, threat, lamps: [], track: [], turnsBegun: 0, groups, caches }
  draft.alarm = 0
  for (const member of membersOf(draft)) updateExplorer(draft, member, { at: arrival, plate: false })
  placeGroups(draft)
  emit({ kind: 'hall', face, threat, groups: cards })
  pushTasks(draft, { do: 'throwRound' })
}
