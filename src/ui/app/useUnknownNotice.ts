/** Notice over a page that is shown in place of a part of it that the address names and the app does not have. */
import '../../text/sheets.ts'
import { useEffect } from 'preact/hooks'
import { t } from '../../text/t.ts'
import { useApp } from './appContext.ts'
import { route } from './route.ts'

export const useUnknownNotice = (isUnknown: boolean): void => {
  const { notify, dismiss } = useApp()
  const address = route.value.join('/')
  useEffect(() => {
    if (!isUnknown) return
    // Its own for each address: what goes is cleaned up after what comes has said so.
    const id = `unknown ${address}`
    const dismissNotice = (): void => dismiss(id)
    notify({ id, text: t('app.unknown', { address }), onDismiss: dismissNotice })
    return dismissNotice
  }, [isUnknown, address])
}
