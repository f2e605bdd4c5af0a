/** Options that a mode offers for a number of players: the same rule for every game, except for what its card adds. */
import type { ModeCard, OptionCard, Options } from '../kernel/gameCard.ts'
import { valuesForSeatCount } from '../kernel/options.ts'
import { gameOfMode } from './cards.ts'

/** Values of one option for `count` players who chose the other options as in `chosenOptions`. */
export const offeredOptionValues = (
  mode: ModeCard,
  option: OptionCard,
  count: number,
  chosenOptions: Options,
): OptionCard['values'] => {
  const values = valuesForSeatCount(option, count)
  return gameOfMode(mode.id)?.valuesFor?.({ ...option, values }, count, chosenOptions) ?? values
}

/** Options that the game proposes as long as nobody has chosen any. */
export const proposedModeOptions = (mode: ModeCard): Options => gameOfMode(mode.id)?.proposed?.(mode) ?? {}

/**
 * The requested options that the mode offers for `count` players. All others have the mode's defaults, or where one is
 * not offered the first value that is.
 */
export const offeredOptions = (mode: ModeCard, count: number, requested: Options): Options =>
  Object.fromEntries(
    mode.options.map((option) => {
      const values = offeredOptionValues(mode, option, count, requested)
      const wanted = [requested[option.id], option.default, ...values] as OptionCard['values']
      return [option.id, wanted.find((value) => values.includes(value)) as string | number]
    }),
  )
