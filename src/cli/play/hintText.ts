/** A hint: the action that a plan begins with, as it can be typed, and below it the reasons. */
import '../../text/bundles/hints.ts'
import type { Seat, Shape } from '../../kernel/contract.ts'
import { t } from '../../text/t.ts'
import { gameCliOf } from '../games.ts'
import { notationOf } from '../notation.ts'
import type { CliTable } from '../openGame.ts'

export const hintText = (table: CliTable, seat: Seat, plan: readonly Shape['action'][]): string => {
  const view = table.view(seat)
  const [action] = plan
  if (!action) return t('hint.failed')
  const reasons = gameCliOf(table.game.id).terminal?.reasons?.(view, plan) ?? [t('hint.why.best')]
  return [`${t('hint.title')}: ${notationOf(table).write(view, action)}`, ...reasons.map((why) => `  ${why}`)].join(
    '\n',
  )
}
