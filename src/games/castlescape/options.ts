/** Options of the game (rules 10). The header of a log contains all of them. */
import type { ModeCard, OptionCard } from '../../kernel/gameCard.ts'

const option = (id: string, ...values: readonly [string | number, ...(string | number)[]]): OptionCard => ({
  id,
  values,
  default: values[0],
})

/**
 * The only mode. Nobody chooses `aims`, the Contracts as they are tuned now: every new game names it, and games of before,
 * which do not, keep those that they had. A position says it itself.
 */
export const MODE: ModeCard = {
  id: 'castlescape',
  seats: { min: 2, max: 4 },
  options: [
    option('hardcore', 'off', 'on'),
    option('market', 'full', 'friendly'),
    option('site', 15, 13),
    option('first', 'random', 0, 1, 2, 3),
    option('lastTurns', 'equal', 'oneEach'),
    option('handicap', 'off', 'on'),
    { ...option('aims', 2), later: true },
  ],
  together: false,
}
