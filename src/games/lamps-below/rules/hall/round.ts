/** A round: lamps, turns in the order of the track, and how it ends (rules 6). */
import { ascendingNumbers, distinct, numbersFrom, orderByThrow } from '../../../numberLists.ts'
import { popTask, pushTasks, updateExplorer, updateHall } from '../../changeState.ts'
import { companyNumbers, freeSlotsOf } from '../../company.ts'
import { AMBUSH_LAMP_DICE, LAMP_DICE, LAMP_SIDES } from '../../data/numbers.ts'
import { mapOf, membersInHall } from '../../figures.ts'
import { explorerOf, groupOnTrack, hallOf, type State, type TrackCard, trackCardOf } from '../../state.ts'
import { suffer } from '../changeExplorer.ts'
import type { MoveContext } from '../ruleTypes.ts'

/** An ambush begins in the dark (E12). */
const lampDiceOf = (state: State): number =>
  mapOf(state).ambush && hallOf(state).round === 1 ? AMBUSH_LAMP_DICE : LAMP_DICE

/** Cards that a throw puts in order: explorers in the hall, then all groups, also slain ones (E31). */
const cardsOfTrack = (state: State): readonly TrackCard[] => [
  ...membersInHall(state),
  ...hallOf(state).groups.map((_, group) => trackCardOf(group)),
]

/** Sides of the dice of LAMPS: lamps, track, own dice of each explorer (E11). */
export const roundDice = (state: State): readonly number[] => {
  const cards = cardsOfTrack(state)
  return [
    ...numbersFrom(0, lampDiceOf(state)).map(() => LAMP_SIDES),
    ...numbersFrom(0, cards.length - 1).map((placed) => cards.length - placed),
    ...membersInHall(state).flatMap((member) =>
      numbersFrom(0, freeSlotsOf(explorerOf(state, member))).map(() => LAMP_SIDES),
    ),
  ]
}

/** What was thrown is lamps, track and dice of this round; the rest of the last round's is gone. */
export const applyRoundThrow = ({ draft, emit }: MoveContext, values: readonly number[]): void => {
  popTask(draft)
  const left = [...values]
  const lamps = distinct(ascendingNumbers(left.splice(0, lampDiceOf(draft))))
  const cards = cardsOfTrack(draft)
  const track = orderByThrow(cards, left.splice(0, cards.length - 1))
  for (const member of membersInHall(draft)) {
    const dice = ascendingNumbers(left.splice(0, freeSlotsOf(explorerOf(draft, member))))
    updateExplorer(draft, member, { dice })
  }
  updateHall(draft, { lamps, track, turnsBegun: 0 })
  emit({ kind: 'round', round: hallOf(draft).round, lamps, track })
  pushTasks(draft, { do: 'turns' })
}

/** The turn of the next card on the track; after the last one the event. */
export const runTurns = ({ draft, emit }: MoveContext): void => {
  const { track, turnsBegun } = hallOf(draft)
  const card = track[turnsBegun]
  if (card === undefined) {
    popTask(draft)
    pushTasks(draft, { do: 'event' })
    return
  }
  updateHall(draft, { turnsBegun: turnsBegun + 1 })
  const group = groupOnTrack(card)
  if (group >= 0) {
    pushTasks(draft, { do: 'omen', group })
    return
  }
  updateExplorer(draft, card, { braced: false })
  emit({ kind: 'turn', member: card })
  pushTasks(draft, { do: 'turn', member: card })
}

export const raiseThreat = (draft: State): void => updateHall(draft, { threat: hallOf(draft).threat + 1 })

/** The threat rises, the walls close (E13), and the next round begins. */
export const runEndRound = (context: MoveContext): void => {
  const { draft, emit } = context
  popTask(draft)
  raiseThreat(draft)
  const { round } = hallOf(draft)
  const wounds = Math.max(0, round - companyNumbers(draft.setting).closes + 1)
  if (wounds > 0) {
    emit({ kind: 'closed', wounds })
    for (const member of membersInHall(draft)) suffer(context, member, 'wound', wounds)
  }
  updateHall(draft, { round: round + 1 })
  pushTasks(draft, { do: 'throwRound' })
}
