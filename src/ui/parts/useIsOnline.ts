/** Hook that says whether this phone has a network. */
import { useEffect, useState } from 'preact/hooks'

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
