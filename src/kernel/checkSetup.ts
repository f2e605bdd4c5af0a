/** Check of a whole set-up: seats, and the value of every option. */
import type { GameSetup } from './contract.ts'
import type { ModeCard, OptionCard } from './gameCard.ts'
import type { Refusal } from './result.ts'

/** Whether the option has this value. Compared by Object.is: `includes` takes -0 for 0, and no state may hold -0. */
const isAllowedValue = ({ values, later }: OptionCard, chosen: string | number | undefined): boolean =>
  (later && chosen === undefined) || values.some((value) => Object.is(value, chosen))

/**
 * Refusal if a table of this mode cannot be set up: too few or many seats, an option missing, unknown, or with a value
 * that it does not have.
 */
export const checkSetup = (mode: ModeCard, { seats, options }: GameSetup): Refusal | null => {
  if (!Number.isInteger(seats) || seats < mode.seats.min || seats > mode.seats.max)
    return { code: 'seats.wrong', values: { min: mode.seats.min, max: mode.seats.max } }
  const invalidOption = mode.options.find((option) => !isAllowedValue(option, options[option.id]))
  if (invalidOption) return { code: 'option.wrong', values: { option: invalidOption.id } }
  const unknownId = Object.keys(options).find((id) => !mode.options.some((option) => option.id === id))
  return unknownId === undefined ? null : { code: 'option.unknown', values: { option: unknownId } }
}
