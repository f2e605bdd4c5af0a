import { t } from '#src/text/t.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'

/** Sentence on who is awaited on another phone. */
export const waitingText = (
  { names }: BlackstoneTableView,
  { awaitedElsewhere, seat }: BlackstoneTableSnapshot,
): string => t('prompt.wait', { name: names[awaitedElsewhere ?? seat] ?? '' })
