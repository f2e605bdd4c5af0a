/** Why nothing can be done here while another has the turn. */
import { t } from '../../text/t.ts'
import type { TableSnapshot } from './tableSnapshot.ts'

export const notYourTurn = (
  { names }: { readonly names: readonly string[] },
  { awaitedElsewhere, seat }: Pick<TableSnapshot, 'awaitedElsewhere' | 'seat'>,
): string => t('turn.notYours', { name: names[awaitedElsewhere ?? seat] ?? '' })
