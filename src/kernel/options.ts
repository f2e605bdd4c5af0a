/** Options of a mode: each is written out in the header, so that a game that begins now replays later. */
import type { GameSetup, ModeCard, OptionCard, Options } from './contract.ts'
import type { Refusal } from './result.ts'

/**
 * Options of the mode with the chosen values, else the defaults. A choice that the mode does not have stays, for
 * `checkSetup` to refuse.
 */
export const withDefaultOptions = (mode: ModeCard, chosen: Options = {}): Options => ({
  ...Object.fromEntries(mode.options.map(({ id, default: usual }) => [id, usual])),
  ...chosen,
})

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

/** Id of the option that says who begins: chance, or a seat by its number. */
export const FIRST_PLAYER_OPTION = 'first'

/** Values of an option that exist for `count` seats. */
export const valuesForSeatCount = ({ id, values }: OptionCard, count: number): OptionCard['values'] =>
  id === FIRST_PLAYER_OPTION ? values.filter((value) => !(Number(value) >= count)) : values

/** Nearest number of players that the mode takes. */
export const clampPlayerCount = (count: number, { seats }: ModeCard): number =>
  Math.min(seats.max, Math.max(seats.min, count))
