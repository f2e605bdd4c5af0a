/** Sentences for failures of storage and flaws of a stored game. Fetched, with their messages, only when needed. */
import '../../text/sheets.ts'
import type { LogFlaw } from '../../kernel/replayLog.ts'
import { StoreFailure, type StoreFault } from '../../table/logStore.ts'
import { messageOr, t } from '../../text/t.ts'

export const describeStoreFault = (fault: StoreFault): string => messageOr(`store.${fault}`, undefined, 'store.failed')

/** Sentence that says why storage failed; an unknown error counts as `failed`. */
export const describeFailure = (error: unknown): string =>
  describeStoreFault(error instanceof StoreFailure ? error.fault : 'failed')

/** Sentence that says why a stored log is not valid. */
export const describeFlaw = ({ entry, refusal }: LogFlaw): string =>
  entry < 0 ? messageOr(refusal.code, refusal.values, 'app.refused') : t('save.flaw', { entry: entry + 1 })
