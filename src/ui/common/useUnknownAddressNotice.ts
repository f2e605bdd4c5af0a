/** Notice over a page that is shown in place of a part of it that the address names and the app does not have. */
import '../../text/bundles/sheets.ts'
import { useEffect } from 'preact/hooks'
import { t } from '../../text/t.ts'
import { useApp } from './appContext.ts'
import { route } from './route.ts'

const ID = 'unknown'

export const useUnknownAddressNotice = (isUnknown: boolean): void => {
  const { notices, notify, dismiss } = useApp()
  const address = route.value.join('/')
  useEffect(() => {
    if (!isUnknown) return
    const notice = { id: ID, text: t('app.unknown', { address }), onDismiss: () => dismiss(ID) }
    notify(notice)
    return () => {
      // What goes is cleaned up after what comes has put its own notice in the place of this one.
      if (notices.peek().includes(notice)) dismiss(ID)
    }
  }, [isUnknown, address])
}
