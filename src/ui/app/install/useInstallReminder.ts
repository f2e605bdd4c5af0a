/** Hook for the reminder to install the app, which can be dismissed for a while. */
import { useEffect, useState } from 'preact/hooks'
import { listSaves } from '../../../store/listSaves.ts'
import { useApp } from '../../common/appContext.ts'
import { isReminderDue } from './installReminder.ts'

const STORAGE_KEY = 'install dismissed'

const readDismissedAt = (): number | null => {
  try {
    return Number(localStorage.getItem(STORAGE_KEY) ?? Number.NaN) || null
  } catch {
    return null
  }
}

const storeDismissal = (): void => {
  try {
    localStorage.setItem(STORAGE_KEY, String(Date.now()))
  } catch {
    // If nothing can be stored, the reminder comes again another time.
  }
}

/** Whether the reminder is due, and the function that dismisses it. */
export const useInstallReminder = (): readonly [boolean, () => void] => {
  const { database } = useApp()
  const [isReminderOpen, setIsReminderOpen] = useState(false)
  useEffect(() => {
    listSaves(database).then(
      (games) => setIsReminderOpen(isReminderDue(games, performance.timeOrigin, Date.now(), readDismissedAt())),
      () => undefined,
    )
  }, [])
  const dismissReminder = (): void => {
    storeDismissal()
    setIsReminderOpen(false)
  }
  return [isReminderOpen, dismissReminder]
}
