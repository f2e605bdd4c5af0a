/** Whose turn it is, for actions of a turn. */
import type { Member } from '../../actions.ts'
import type { ExplorerCard } from '../../cardTypes.ts'
import { explorerCardOf } from '../../company.ts'
import { dwellersIn, roomOf } from '../../figures.ts'
import { type Explorer, explorerOf, type State, taskOf } from '../../state.ts'

/** The explorer whose turn it is, and what matters of it in every action. */
export interface ActingExplorer {
  readonly member: Member
  readonly explorer: Explorer
  readonly card: ExplorerCard
  readonly room: number
  /** Whether a dweller is in its room. */
  readonly isBeset: boolean
}

/** An explorer in the hall as if it was its turn. */
export const actingExplorerFor = (state: State, member: Member): ActingExplorer => {
  const explorer = explorerOf(state, member)
  const room = roomOf(state, member)
  return { member, explorer, card: explorerCardOf(explorer), room, isBeset: dwellersIn(state, room) > 0 }
}

export const actingExplorer = (state: State): ActingExplorer => actingExplorerFor(state, taskOf<'turn'>(state).member)
