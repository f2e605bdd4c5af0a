/** Export of a game as a file, with a notice on failure. */

import { t } from '../../../text/t.ts'
import type { AppContext } from '../../common/appContext.ts'
import { failedLoadCode } from '../../common/failedLoadCode.ts'

const NOTICE_ID = 'export'

export const loadExports = () => import('./exportGame.ts')

/** Exports the game, or shows a notice that says why it failed. */
export const exportWithNotice = async (app: AppContext, id: string): Promise<void> => {
  const onDismiss = (): void => app.dismiss(NOTICE_ID)
  const failure = await loadExports().then(
    ({ tryExport }) => tryExport(app.database, id),
    () => t(failedLoadCode()),
  )
  if (failure) app.notify({ id: NOTICE_ID, isWarning: true, text: failure, onDismiss })
  else onDismiss()
}
