/** Options that New game proposes, and values that it offers for a number of players. */
import type { ModeCard, OptionCard, Options } from '#src/kernel/contract.ts'
import { courtModulesOff } from '../../options.ts'

/** Options of the lighter game and of an even start, in the modes that have them. */
export const proposedOptions = (mode: ModeCard): Options => ({ ...courtModulesOff(mode), evenStart: 'on' })

/** Values that are offered. With more than two players who choose families, all families are needed (ruling 154). */
export const offeredValues = (
  { id, values }: OptionCard,
  count: number,
  otherOptions: Options,
): OptionCard['values'] => {
  const takesAll = id === 'familyPool' && otherOptions.families === 'choose' && count > 2
  return takesAll ? values.filter((value) => value !== 'base') : values
}
