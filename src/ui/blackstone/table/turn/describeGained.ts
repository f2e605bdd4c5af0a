/** Text of tokens that a seat gained. */
import type { GameEvent } from '#src/games/blackstone/events.ts'
import { t } from '#src/text/t.ts'
import { type BlackstoneNarrator, type EventLogText, seatName } from '../namesInEventTexts.ts'

export const describeGained = (
  { seat, knights, wizards }: Extract<GameEvent, { kind: 'gained' }>,
  narrator: BlackstoneNarrator,
): EventLogText | null => {
  if (knights + wizards === 0) return null
  const both = knights > 0 && wizards > 0 ? 1 : 0
  return { icon: 'plus', text: t('told.gained', { name: seatName(narrator, seat), knights, wizards, both }) }
}
