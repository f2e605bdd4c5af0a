/** Why nothing can be done here: another has the turn, or there is no line to the host. */
import { t } from '../../text/t.ts'
import type { TableView } from './gameUiContract.ts'
import type { TableSnapshot } from './tableSnapshot.ts'

/** Is this a guest's phone without a line to the host? Then it can do nothing. */
export const isCutOff = ({ shared }: Pick<TableView, 'shared'>): boolean =>
  !!shared && !shared.isHost && shared.connection().kind !== 'up'

export const whyCannotAct = (
  view: Pick<TableView, 'names' | 'shared'>,
  { awaitedElsewhere, seat }: Pick<TableSnapshot, 'awaitedElsewhere' | 'seat'>,
): string =>
  isCutOff(view) ? t('table.noLine') : t('turn.notYours', { name: view.names[awaitedElsewhere ?? seat] ?? '' })
