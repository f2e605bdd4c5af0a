import { t } from '../../../text/t.ts'
import type { AppContext } from '../../common/appContext.ts'
import { failedLoadCode } from '../../common/failedLoadCode.ts'

/** Opens a game's editor, which is fetched first; where that fails a notice says so. */
export const openEditor = (app: AppContext, load: () => Promise<void>): void => {
  const onDismiss = (): void => app.dismiss('edit')
  load().catch(() => app.notify({ id: 'edit', isWarning: true, text: t(failedLoadCode()), onDismiss }))
}
