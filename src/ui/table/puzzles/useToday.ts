import { useEffect, useState } from 'preact/hooks'
import { today } from './days.ts'

/** Current day; updated when the page becomes visible again. */
export const useToday = (): string => {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const refresh = (): void => setDay(today())
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])
  return day
}
