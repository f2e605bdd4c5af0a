/** What a mode offers to so many players. */
import type { ModeCard, OptionCard, Options } from '../../kernel/contract.ts'

/** What can be chosen for so many players: who begins is one of them. */
export const valuesFor = ({ id, values }: OptionCard, count: number): OptionCard['values'] =>
  id === 'first' ? values.filter((value) => !(Number(value) >= count)) : values

/** What was wished, as far as the mode offers it to so many players; its defaults for the rest. */
export const optionsFor = (mode: ModeCard, count: number, wished: Options): Options =>
  Object.fromEntries(
    mode.options.map((option) => {
      const value = wished[option.id]
      const known = value !== undefined && valuesFor(option, count).includes(value)
      return [option.id, known ? value : option.default]
    }),
  )

/** The nearest number of players that the mode takes. */
export const within = (count: number, { seats }: ModeCard): number => Math.min(seats.max, Math.max(seats.min, count))
