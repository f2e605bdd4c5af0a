/** What is wrong with storage or with a stored game, as a sentence. Fetched, with its words, when something is. */
import '../text/troubles.ts'
import type { Flaw } from '../../kernel/ledger.ts'
import { StoreFailure, type StoreFault } from '../../table/store.ts'
import { say, t } from '../text/t.ts'

export const sayFault = (fault: StoreFault): string => say(`store.${fault}`, undefined, 'store.failed')

/** Why storage did not do what was asked. */
export const sayFailure = (error: unknown): string => sayFault(error instanceof StoreFailure ? error.fault : 'failed')

/** Why a stored log does not add up. */
export const sayFlaw = ({ entry, refusal }: Flaw): string =>
  entry < 0 ? say(refusal.code, refusal.values, 'app.refused') : t('save.flaw', { entry: entry + 1 })
