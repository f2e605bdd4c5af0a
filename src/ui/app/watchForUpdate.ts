/** New versions wait until the person accepts them, at Home and never during a game, in this tab or another. */

import { registerSW } from 'virtual:pwa-register'
import { effect } from '@preact/signals'
import { t } from '../../text/t.ts'
import type { AppContext } from '../common/appContext.ts'
import { route } from '../common/route.ts'
import { loadScreens } from './tiers/loadScreens.ts'

const NOTICE_ID = 'update'

export const watchForUpdate = (app: AppContext): void => {
  const showNotice = (text: string): void =>
    app.notify({ id: NOTICE_ID, text, action: { label: t('notice.reload'), onPress: () => void reload() } })
  /** Reloads all tabs together, because the old files are gone afterwards. */
  const reload = async (): Promise<void> => {
    const { isAnyGamePlayed } = await loadScreens()
    if (await isAnyGamePlayed()) return showNotice(t('notice.playing'))
    // The plug-in reloads only pages that started under an older worker: not one of the very first visit.
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    await updateServiceWorker(true)
  }
  const updateServiceWorker = registerSW({
    onNeedRefresh: () => {
      effect(() => {
        if (route.value.length > 0) app.dismiss(NOTICE_ID)
        else showNotice(t('notice.update'))
      })
    },
  })
}
