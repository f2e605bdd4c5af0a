/** Names of options and of their values. */
import type { OptionCard } from '../../../kernel/gameCard.ts'
import { FIRST_PLAYER_OPTION } from '../../../kernel/options.ts'
import { humanizeId } from '../../../text/gameAndModeNames.ts'
import { findMessage } from '../../../text/t.ts'

// Registers the option names of each game.
import.meta.glob('../../../text/*/options.ts', { eager: true })

export const nameOfOption = (id: string): string => findMessage(`option.${id}`) ?? humanizeId(id)

/**
 * Name of an option's value: its own message, or the common one (`on`, `off`), or the value itself. The values of the
 * first-player option are seats, named by `names` if known.
 */
export const nameOfValue = (id: string, value: string | number, names: readonly string[] = []): string =>
  (id === FIRST_PLAYER_OPTION && names[Number(value)]) ||
  (findMessage(`option.${id}.${value}`, { value }) ?? findMessage(`option.${value}`) ?? humanizeId(String(value)))

/** False for an option with a single value: the mode fixes it. */
export const canChoose = ({ values }: OptionCard): boolean => values.length > 1
