/** Seeing Contracts from the top of their deck and keeping some (rules 5.2, C14). */
import type { Seat, Slot } from '#src/kernel/contract.ts'
import { numbersFrom, withNumbers } from '../../../numberLists.ts'
import { popTask, pushTasks, updateGuild } from '../../changeState.ts'
import { guildOf, type State, type Task } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'

type KeepOneTask = Extract<Task, { do: 'keepOne' }>

/** The current seat alone sees Contracts, fewer where fewer are left; with none left nothing happens. */
export const seeContracts = ({ draft }: MoveContext, draw: number, keep: number): void => {
  const slots = draft.contracts.slice(0, draw)
  if (slots.length === 0) return
  draft.contracts = draft.contracts.slice(draw)
  const { seat } = draft
  pushTasks(draft, { do: 'show', slots, seat }, { do: 'keepOne', seat, slots, keep })
}

/** Whether all Contracts seen are kept, so that nobody is asked (C42). */
export const keepsAll = ({ slots, keep }: KeepOneTask): boolean => slots.length <= keep

const addContracts = (draft: State, seat: Seat, slots: readonly Slot[]): void =>
  updateGuild(draft, seat, { contracts: withNumbers(guildOf(draft, seat).contracts, ...slots) })

/** Hidden Contracts in random order at the bottom of their deck, in new slots. */
const returnContracts = ({ draft }: MoveContext, from: readonly Slot[]): void => {
  if (from.length === 0) return
  const first = draft.slots
  draft.slots += from.length
  draft.contracts = [...draft.contracts, ...numbersFrom(first, from.length)]
  pushTasks(draft, { do: 'reseal', from, first })
}

/** Keeps these of the Contracts seen; the others go to the bottom. */
export const keepSeen = (context: MoveContext, { seat, slots }: KeepOneTask, kept: readonly Slot[]): void => {
  const { draft } = context
  popTask(draft)
  addContracts(draft, seat, kept)
  context.emit({ kind: 'kept', seat, count: kept.length })
  returnContracts(
    context,
    slots.filter((slot) => !kept.includes(slot)),
  )
}
