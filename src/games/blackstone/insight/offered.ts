/** What a mode offers to so many players. */
import type { ModeCard, OptionCard, Options } from '../../../kernel/contract.ts'
import { offUnlessNamed } from '../options.ts'

/** The values of one option for so many players who chose the others so: who begins is one of them, and there are families for all (154). */
export const valuesFor = ({ id, values }: OptionCard, count: number, others: Options): OptionCard['values'] => {
  if (id === 'first') return values.filter((value) => !(Number(value) >= count))
  const takesAll = id === 'familyPool' && others.families === 'choose' && count > 2
  return takesAll ? values.filter((value) => value !== 'base') : values
}

/** What is proposed where nobody has chosen yet: the lighter game, and an even start; for the modes that have the one or the other. */
export const proposed = (mode: ModeCard): Options => ({ ...offUnlessNamed(mode), evenStart: 'on' })

/** What was wished, as far as the mode offers it to so many players; its defaults for the rest. */
export const optionsFor = (mode: ModeCard, count: number, wished: Options): Options =>
  Object.fromEntries(
    mode.options.map((option) => {
      const value = wished[option.id]
      const known = value !== undefined && valuesFor(option, count, wished).includes(value)
      return [option.id, known ? value : option.default]
    }),
  )

/** The nearest number of players that the mode takes. */
export const within = (count: number, { seats }: ModeCard): number => Math.min(seats.max, Math.max(seats.min, count))
