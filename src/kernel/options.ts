/** Options of a mode: each is written out in the header, so that a game that begins now replays later. */
import type { ModeCard, OptionCard, Options } from './gameCard.ts'

/**
 * Options of the mode with the chosen values, else the defaults. A choice that the mode does not have stays, for
 * `checkSetup` to refuse.
 */
export const withDefaultOptions = (mode: ModeCard, chosen: Options = {}): Options => ({
  ...Object.fromEntries(mode.options.map(({ id, default: usual }) => [id, usual])),
  ...chosen,
})

/** Id of the option that says who begins: chance, or a seat by its number. */
export const FIRST_PLAYER_OPTION = 'first'

/** Values of an option that exist for `count` seats. */
export const valuesForSeatCount = ({ id, values }: OptionCard, count: number): OptionCard['values'] =>
  id === FIRST_PLAYER_OPTION ? values.filter((value) => !(Number(value) >= count)) : values

/** Nearest number of players that the mode takes. */
export const clampPlayerCount = (count: number, { seats }: ModeCard): number =>
  Math.min(seats.max, Math.max(seats.min, count))
