/** A new version waits until the person asks for it, at Home and never during a game: also not one in another tab. */

import { registerSW } from 'virtual:pwa-register'
import { effect } from '@preact/signals'
import { isPlaying } from '../../store/tabs.ts'
import { t } from '../text/t.ts'
import type { House } from './house.ts'
import { route } from './route.ts'

const ID = 'update'

export const watchForUpdate = (house: House): void => {
  const offer = (text: string): void =>
    house.notify({ id: ID, text, action: { label: t('notice.reload'), onPress: () => void reload() } })
  /** All tabs are reloaded together, for the old files are gone then. */
  const reload = async (): Promise<void> => {
    if (await isPlaying()) return offer(t('notice.playing'))
    // The plug-in reloads only pages that were begun under an older worker: not one of the very first visit.
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    await update(true)
  }
  const update = registerSW({
    onNeedRefresh: () => {
      effect(() => {
        if (route.value.length > 0) house.dismiss(ID)
        else offer(t('notice.update'))
      })
    },
  })
}
