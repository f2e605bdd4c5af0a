/** Sentences for failures of storage and flaws of a stored game. Fetched, with their messages, only when needed. */
import '../../text/bundles/packs.ts'
import '../../text/bundles/sheets.ts'
import { StoreFailure, type StoreFault } from '#src/table/storeFailure.ts'
import type { LogFlaw } from '../../kernel/replayLog.ts'
import type { Refusal } from '../../kernel/result.ts'
import { gameNameById } from '../../text/gameAndModeNames.ts'
import { messageOr, t } from '../../text/t.ts'
import { failedLoadCode } from './failedLoadCode.ts'
import { PackMissing } from './PackMissing.ts'

export const describeStoreFault = (fault: StoreFault): string => messageOr(`store.${fault}`, undefined, 'store.failed')

/** Why the rules of a table did not load. */
export const refusalToLoad = (error: unknown): Refusal =>
  error instanceof PackMissing
    ? { code: 'pack.missing', values: { game: gameNameById(error.game) } }
    : { code: failedLoadCode() }

/** Sentence that says why storage failed, or which pack is missing; an unknown error counts as `failed`. */
export const describeFailure = (error: unknown): string =>
  error instanceof PackMissing
    ? t('pack.missing', { game: gameNameById(error.game) })
    : describeStoreFault(error instanceof StoreFailure ? error.fault : 'failed')

/** Sentence that says why a stored log is not valid. */
export const describeFlaw = ({ entry, refusal }: LogFlaw): string =>
  entry < 0 ? messageOr(refusal.code, refusal.values, 'app.refused') : t('save.flaw', { entry: entry + 1 })
