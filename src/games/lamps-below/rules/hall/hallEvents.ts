/** The event at the end of a round, and what each does (rules 6). */
import type { Member } from '../../actions.ts'
import { groupCardOf } from '../../cards.ts'
import type { HallEvent } from '../../cardTypes.ts'
import { popTask, pushTasks } from '../../changeState.ts'
import { freeSlotsOf } from '../../company.ts'
import { EVENTS } from '../../data/hallEvents.ts'
import { membersInHall, roomOf } from '../../figures.ts'
import { explorerOf, hallOf, type State } from '../../state.ts'
import { changeCourage, heal } from '../changeExplorer.ts'
import { returnFigure } from '../dwellers/placing.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { testTask } from '../takeAbilityTest.ts'
import { raiseThreat } from './round.ts'

/** Explorer in the hall with most of something; equal: company order. */
const memberWithMost = (state: State, measure: (member: Member) => number): Member =>
  membersInHall(state).reduce(
    (best, member) => (measure(member) > measure(best) ? member : best),
    membersInHall(state)[0] ?? 0,
  )

/** Whom stones hit. */
export const memberUnderStones = (state: State): Member =>
  memberWithMost(state, (member) => freeSlotsOf(explorerOf(state, member)))

const returnOne = (context: MoveContext): void => {
  const { groups } = hallOf(context.draft)
  const group = groups.findIndex(({ card, figures }) => figures.length < groupCardOf(card).size)
  if (group >= 0) returnFigure(context, group)
}

const EFFECTS: Readonly<Record<HallEvent, (context: MoveContext) => void>> = {
  return: returnOne,
  stones: ({ draft }) => pushTasks(draft, testTask(memberUnderStones(draft), 'agility', 'stones')),
  quiet: () => {},
  footsteps: ({ draft }) => raiseThreat(draft),
  breath: (context) => {
    const { draft } = context
    heal(
      context,
      memberWithMost(draft, (one) => explorerOf(draft, one).wounds),
      1,
    )
  },
  spark: (context) => {
    const { draft } = context
    if (roomOf(draft, draft.leader) >= 0) changeCourage(context, draft.leader, 1)
  },
  dawn: (context) => {
    for (const member of membersInHall(context.draft)) changeCourage(context, member, 1)
  },
}

export const applyEvent = (context: MoveContext, value: number): void => {
  const { draft, emit } = context
  const event = EVENTS.find(({ upTo }) => value <= upTo)?.event ?? 'quiet'
  popTask(draft)
  pushTasks(draft, { do: 'endRound' })
  emit({ kind: 'event', event, value })
  EFFECTS[event](context)
}
