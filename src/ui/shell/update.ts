/** A new version waits until the person asks for it, at Home and never during a game. */

import { registerSW } from 'virtual:pwa-register'
import { effect } from '@preact/signals'
import { t } from '../text/t.ts'
import type { House } from './house.ts'
import { route } from './route.ts'

const ID = 'update'

export const watchForUpdate = (house: House): void => {
  const update = registerSW({
    onNeedRefresh: () => {
      effect(() => {
        if (route.value.length > 0) house.dismiss(ID)
        else
          house.notify({
            id: ID,
            text: t('notice.update'),
            action: { label: t('notice.reload'), onPress: () => void update(true) },
          })
      })
    },
  })
}
