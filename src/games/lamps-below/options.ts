/** Options of the game (rules 11). The header of a log contains all of them. */
import type { ModeCard, OptionCard } from '../../kernel/gameCard.ts'
import { ID } from './version.ts'

const option = (id: string, ...values: readonly [string | number, ...(string | number)[]]): OptionCard => ({
  id,
  values,
  default: values[0],
})

/** The only mode. There are at least as many explorers as seats. */
export const MODE: ModeCard = {
  id: ID,
  seats: { min: 1, max: 4 },
  options: [
    option('explorers', 2, 1, 3, 4),
    option('difficulty', 'normal', 'easy', 'hard'),
    option('company', 'chosen', 'chance'),
    option('leader', 'first', 'chance'),
  ],
  together: true,
}
