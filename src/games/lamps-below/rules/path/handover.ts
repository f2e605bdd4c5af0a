/** Handing the marker on, and giving finds (rules 3). */

import { countOf, distinct, withNumbers, withoutNumber } from '../../../numberLists.ts'
import type { ActionOf } from '../../actions.ts'
import type { Face } from '../../cards.ts'
import { popTask, pushTasks, updateExplorer } from '../../changeState.ts'
import { membersOf, nextLeader } from '../../company.ts'
import { because } from '../../refusal.ts'
import { explorerOf, type State } from '../../state.ts'
import type { ActionHandler, MoveContext } from '../ruleTypes.ts'

/** The marker goes to the next explorer, whose player may have finds given (E38, E39). */
export const beginHandover = ({ draft, emit }: MoveContext): void => {
  draft.leader = nextLeader(draft)
  draft.given = membersOf(draft).map(() => [])
  emit({ kind: 'leader', member: draft.leader })
  pushTasks(draft, { do: 'handover' })
}

/** Finds of a kind that an explorer has and was not given in this handover. */
const countToGive = (state: State, member: number, face: Face): number =>
  countOf(state.company[member]?.finds ?? [], face) - countOf(state.given[member] ?? [], face)

export const giveFind: ActionHandler<ActionOf<'give'>> = {
  list: ({ state }) =>
    membersOf(state).flatMap((from) =>
      distinct(explorerOf(state, from).finds).flatMap((face) =>
        membersOf(state).map((to) => ({ kind: 'give', face, from, to }) as const),
      ),
    ),

  check({ state }, { face, from, to }) {
    if (!state.company[from] || !state.company[to]) return because('lamps-below.noExplorer')
    if (from === to) return because('lamps-below.giveSelf', 35)
    if (!explorerOf(state, from).finds.includes(face)) return because('lamps-below.notWithGiver')
    return countToGive(state, from, face) > 0 ? null : because('lamps-below.alreadyGiven', 39)
  },

  act({ draft, emit }, _seat, { face, from, to }) {
    updateExplorer(draft, from, { finds: withoutNumber(explorerOf(draft, from).finds, face) })
    updateExplorer(draft, to, { finds: withNumbers(explorerOf(draft, to).finds, face) })
    draft.given = draft.given.with(to, withNumbers(draft.given[to] ?? [], face))
    emit({ kind: 'gave', face, from, to })
  },
}

export const goOn: ActionHandler<ActionOf<'on'>> = {
  list: () => [{ kind: 'on' }],
  check: () => null,
  act: ({ draft, emit }) => {
    popTask(draft)
    draft.given = []
    emit({ kind: 'wentOn' })
    pushTasks(draft, { do: 'path' })
  },
}
