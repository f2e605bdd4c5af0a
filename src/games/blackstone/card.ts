/**
 * Card of Blackstone Castle: the facts that Home and New game need before its rules are fetched. Each mode is found by
 * its file.
 */
import type { GameCard, ModeCard, OptionCard, Options } from '../../kernel/gameCard.ts'
import { courtModulesOff } from './options.ts'
import { ID, VERSION } from './version.ts'

/** Options of the lighter game, and of an even start where who begins is ahead (docs/balance.md). */
const proposedOptions = (mode: ModeCard): Options => ({
  ...courtModulesOff(mode),
  evenStart: mode.id === 'wizards-quest' ? 'on' : 'off',
})

/** Values that are offered. With more than two players who choose families, all families are needed (ruling 154). */
const offeredValues = ({ id, values }: OptionCard, count: number, otherOptions: Options): OptionCard['values'] => {
  const takesAll = id === 'familyPool' && otherOptions.families === 'choose' && count > 2
  return takesAll ? values.filter((value) => value !== 'base') : values
}

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
