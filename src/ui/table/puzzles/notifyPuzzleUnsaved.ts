/** Notice over a puzzle, shown as long as its moves are not stored. */

import type { StoreFault } from '../../../table/storeFailure.ts'
import { t } from '../../../text/t.ts'
import type { AppContext } from '../../common/appContext.ts'
import { loadStorageAndPacks } from '../tiers/loadStorageAndPacks.ts'

const NOTICE_ID = 'puzzle'

/** Shows the notice; returns the function that removes it. `textOf`: its text, which says why. */
export const notifyPuzzleUnsaved = (
  { notify, dismiss }: Pick<AppContext, 'notify' | 'dismiss'>,
  fault: StoreFault,
  retry: () => void,
  textOf: (why: string) => string,
): (() => void) => {
  let isCancelled = false
  const dismissNotice = (): void => dismiss(NOTICE_ID)
  const dismissAndRetry = (): void => {
    dismissNotice()
    retry()
  }
  void loadStorageAndPacks().then(({ describeStoreFault }) => {
    if (isCancelled) return
    const text = textOf(describeStoreFault(fault))
    notify({
      id: NOTICE_ID,
      isWarning: true,
      text,
      action: { label: t('app.retry'), onPress: dismissAndRetry },
      onDismiss: dismissNotice,
    })
  })
  return () => {
    isCancelled = true
    dismissNotice()
  }
}
