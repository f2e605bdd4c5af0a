/** Card of CastleScape: the facts that Home and New game need before its rules are fetched. */
import type { GameCard } from '../../kernel/gameCard.ts'
import { MODE } from './options.ts'
import { ID, VERSION } from './version.ts'

export const card: GameCard = {
  id: ID,
  version: VERSION,
  modes: [MODE],
  // With it no seat of three or four is behind (docs/balance.md). Two have nobody who plays third.
  proposed: () => ({ handicap: 'on' }),
  valuesFor: ({ id, values }, count) => (id === 'handicap' && count < 3 ? ['off'] : values),
}
