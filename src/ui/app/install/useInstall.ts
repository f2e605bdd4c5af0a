/** Hooks for installing the app in this browser. */
import { useEffect, useState } from 'preact/hooks'
import { listSaves } from '../../../store/listSaves.ts'
import { useApp } from '../../common/appContext.ts'
import { type InstallMethod, installMethodFor, isReminderDue } from './installMethod.ts'
import { installPrompt } from './installPrompt.ts'
import { isStandalone } from './platform.ts'

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

const detectInstallMethod = (): InstallMethod =>
  installMethodFor({
    standalone: isStandalone(),
    offered: installPrompt.value !== null,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  })

/** Shows the browser's prompt. It can be shown once per event; the browser may fire the event again. */
const promptInstall = async (): Promise<void> => {
  const promptEvent = installPrompt.value
  installPrompt.value = null
  await promptEvent?.prompt()
}

export interface InstallControls {
  readonly method: InstallMethod
  promptInstall(): void
}

export const useInstall = (): InstallControls => ({
  method: detectInstallMethod(),
  promptInstall: () => void promptInstall().catch(() => undefined),
})

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
