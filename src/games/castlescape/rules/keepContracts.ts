/** KEEP: all choose two of their Contracts at once and in secret (rules 3, step 4; C7). */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { numbersFrom } from '../../numberLists.ts'
import { popTask, pushTasks, updateGuild } from '../changeState.ts'
import { CONTRACTS_KEPT } from '../data/numbers.ts'
import { because } from '../refusal.ts'
import { guildOf, type State } from '../state.ts'
import type { MoveContext } from './ruleTypes.ts'

/** All ways to choose `count` of these slots, each ascending. */
export const choicesOf = (slots: readonly Slot[], count: number): readonly (readonly Slot[])[] => {
  if (count === 0) return [[]]
  return slots.flatMap((slot, index) => choicesOf(slots.slice(index + 1), count - 1).map((rest) => [slot, ...rest]))
}

export const keepChoices = (state: State, seat: Seat): readonly (readonly Slot[])[] =>
  choicesOf(guildOf(state, seat).contracts, CONTRACTS_KEPT)

export const checkKeep = (state: State, seat: Seat, slots: readonly Slot[]): Refusal | null =>
  keepChoices(state, seat).some((chosen) => chosen.join() === slots.join()) ? null : because('castlescape.contracts')

/** Applies the choices of all guilds; what is left over goes back, and the deck is shuffled. */
export const keepContracts = ({ draft, emit }: MoveContext, choices: readonly (readonly [Seat, readonly Slot[]])[]) => {
  const before = draft.guilds.flatMap(({ contracts }) => contracts)
  for (const [seat, slots] of choices) updateGuild(draft, seat, { contracts: slots })
  if (choices.length < draft.guilds.length) return // C7
  const kept = draft.guilds.flatMap(({ contracts }) => contracts)
  const from = [...draft.contracts, ...before.filter((slot) => !kept.includes(slot))]
  popTask(draft)
  const first = draft.slots
  draft.slots += from.length
  draft.contracts = numbersFrom(first, from.length)
  for (const seat of draft.guilds.keys()) emit({ kind: 'kept', seat, count: CONTRACTS_KEPT })
  pushTasks(draft, { do: 'reseal', from, first })
}
