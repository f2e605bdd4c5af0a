/** Card of Lamps Below: the facts that Home and New game need before its rules are fetched. */
import type { GameCard } from '../../kernel/gameCard.ts'
import { MODE } from './options.ts'
import { ID, VERSION } from './version.ts'

export const card: GameCard = {
  id: ID,
  version: VERSION,
  modes: [MODE],
  // Each seat plays one explorer at least (rules 11).
  valuesFor: ({ id, values }, count) =>
    id === 'explorers' ? values.filter((explorers) => Number(explorers) >= count) : values,
}
