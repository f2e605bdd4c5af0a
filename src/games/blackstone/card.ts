/**
 * Card of Blackstone Castle: the facts that Home and New game need before its rules are fetched. Each mode is found by
 * its file.
 */
import type { GameCard, ModeCard } from '../../kernel/contract.ts'
import { offeredValues, proposedOptions } from './insight/newGame/offeredOptions.ts'
import { ID, VERSION } from './version.ts'

/** The part of a mode's file that the build extracts (scripts/build/modeCard.mjs). */
interface FoundMode {
  readonly card: ModeCard
  readonly order?: number
}

const foundModes = import.meta.glob<FoundMode>('./modes/*.ts', { query: '?card', eager: true, import: 'default' })

const orderOf = ({ order = Number.POSITIVE_INFINITY }: FoundMode): number => order

const compareOrder = (one: FoundMode, other: FoundMode): number => (orderOf(one) < orderOf(other) ? -1 : 1)

export const card: GameCard = {
  id: ID,
  version: VERSION,
  modes: Object.values(foundModes)
    .sort(compareOrder)
    .map(({ card }) => card),
  proposed: proposedOptions,
  valuesFor: offeredValues,
}
