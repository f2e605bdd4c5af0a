/** Options of a mode: every one is written out in the header, so that a game that begins now replays later. */
import type { ModeCard, OptionCard, Options, Table } from './contract.ts'
import type { Refusal } from './result.ts'

/** Every option of the mode with what was chosen, or its default. A choice that the mode does not have stays, for `checkTable` to refuse. */
export const writeOut = (mode: ModeCard, chosen: Options = {}): Options => ({
  ...Object.fromEntries(mode.options.map(({ id, default: usual }) => [id, usual])),
  ...chosen,
})

/** By Object.is: `includes` takes -0 for 0, and no state may hold it. */
const canStand = ({ values, later }: OptionCard, chosen: string | number | undefined): boolean =>
  (later && chosen === undefined) || values.some((value) => Object.is(value, chosen))

/** Why a table of this mode cannot be set: too few or many seats, an option missing, unknown, or with a value that it does not have. */
export const checkTable = (mode: ModeCard, { seats, options }: Table): Refusal | null => {
  if (!Number.isInteger(seats) || seats < mode.seats.min || seats > mode.seats.max)
    return { code: 'seats.wrong', values: { min: mode.seats.min, max: mode.seats.max } }
  const wrong = mode.options.find((option) => !canStand(option, options[option.id]))
  if (wrong) return { code: 'option.wrong', values: { option: wrong.id } }
  const unknown = Object.keys(options).find((id) => !mode.options.some((option) => option.id === id))
  return unknown === undefined ? null : { code: 'option.unknown', values: { option: unknown } }
}
