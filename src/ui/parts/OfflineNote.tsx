import '../../text/bundles/screens.ts'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../../text/t.ts'

/** Whether the browser says that this phone has a network; follows it while it changes. */
export const useIsOnline = (): boolean => {
  const [isOnline, setIsOnline] = useState(navigator.onLine)
  useEffect(() => {
    const update = (): void => setIsOnline(navigator.onLine)
    addEventListener('online', update)
    addEventListener('offline', update)
    // It may have changed between the first drawing and now.
    update()
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])
  return isOnline
}

/** Says, on a phone without internet, how several phones meet all the same; absent while there is internet. */
export const OfflineNote = () => <p role="status">{!useIsOnline() && t('who.offline')}</p>
