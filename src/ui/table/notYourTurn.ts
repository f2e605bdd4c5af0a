/** Why nothing can be done here: another has the turn, or there is no line to the host. */
import { t } from '../../text/t.ts'
import type { TableView } from './gameUi.ts'
import type { TableSnapshot } from './tableSnapshot.ts'

export const notYourTurn = (
  { names, shared }: Pick<TableView, 'names' | 'shared'>,
  { awaitedElsewhere, seat }: Pick<TableSnapshot, 'awaitedElsewhere' | 'seat'>,
): string =>
  shared && !shared.isHost && shared.connection().kind !== 'up'
    ? t('table.noLine')
    : t('turn.notYours', { name: names[awaitedElsewhere ?? seat] ?? '' })
