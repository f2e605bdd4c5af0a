import { useEffect, useState } from 'preact/hooks'

/** Milliseconds before a pending action shows a notice. Most actions are stored before anyone could read it. */
const PENDING_NOTICE_DELAY = 300

/** Whether an action has been pending for so long that the screen says so. */
export const useIsPendingLong = (pending: boolean): boolean => {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!pending) return setIsLong(false)
    const timer = setTimeout(() => setIsLong(true), PENDING_NOTICE_DELAY)
    return () => clearTimeout(timer)
  }, [pending])
  return isLong
}
