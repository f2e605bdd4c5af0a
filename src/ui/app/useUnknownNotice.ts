/** Notice over a page that is shown in place of a part of it that the address names and the app does not have. */
import '../../text/sheets.ts'
import { useEffect } from 'preact/hooks'
import { t } from '../../text/t.ts'
import { useApp } from './appContext.ts'
import { route } from './route.ts'

const NOTICE_ID = 'unknown'

export const useUnknownNotice = (isUnknown: boolean): void => {
  const { notify, dismiss } = useApp()
  const address = route.value.join('/')
  useEffect(() => {
    if (!isUnknown) return
    const dismissNotice = (): void => dismiss(NOTICE_ID)
    notify({ id: NOTICE_ID, text: t('app.unknown', { address }), onDismiss: dismissNotice })
    return dismissNotice
  }, [isUnknown, address])
}
