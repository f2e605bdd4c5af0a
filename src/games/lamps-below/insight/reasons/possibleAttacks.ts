/** Dwellers that get at an explorer in their next turns, as all stand: what the rules let each do by every omen. */

import { numbersFrom } from '../../../numberLists.ts'
import type { FigureId, Member } from '../../actions.ts'
import { kindOf } from '../../cards.ts'
import { OMEN_SIDES } from '../../data/numbers.ts'
import { allFigures, membersInHall, roomOf } from '../../figures.ts'
import type { Room } from '../../hall/room.ts'
import { verbFor } from '../../rules/dwellers/groupTurn.ts'
import { groupOf } from '../../rules/dwellers/placing.ts'
import { situationAt } from '../../rules/dwellers/situation.ts'
import { planOf } from '../../rules/dwellers/verbs.ts'
import { hallOf, type State } from '../../state.ts'
import { type Chance, chanceOf } from './chance.ts'

/** A dweller and the explorer that it attacks, with the chance of the omen. */
export interface PossibleAttack {
  readonly figure: FigureId
  readonly member: Member
  readonly chance: Chance
}

const OMENS = numbersFrom(1, OMEN_SIDES)

/** Whom a dweller attacks, and by how many of the twenty omens. */
const threatOf = (state: State, figure: FigureId & { readonly at: Room }): PossibleAttack => {
  const { threat } = hallOf(state)
  const { group, number, at } = figure
  const kind = kindOf(groupOf(state, group).card)
  const { situation, target: member } = situationAt(state, kind, at)
  const actor = { group, number, kind, at, target: roomOf(state, member) }
  const isAttack = (omen: number): boolean =>
    planOf(state, verbFor(kind.profile, situation, Math.min(OMEN_SIDES, omen + threat)), actor).attacks > 0
  return { figure: { group, number }, member, chance: chanceOf(OMENS.filter(isAttack).length, OMEN_SIDES) }
}

/** All dwellers that may attack somebody in their next turns. */
export const possibleAttacksIn = (state: State): readonly PossibleAttack[] =>
  membersInHall(state).length === 0
    ? []
    : allFigures(state)
        .map((figure) => threatOf(state, figure))
        .filter(({ chance }) => chance.n > 0)

/** Number of dwellers that may get at an explorer. */
export const possibleAttacksOn = (state: State, member: Member): number =>
  possibleAttacksIn(state).filter((threat) => threat.member === member).length
