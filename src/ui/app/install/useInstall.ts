/** Hook for installing the app in this browser. */
import { type InstallMethod, installMethodFor } from './installMethod.ts'
import { installPrompt } from './installPrompt.ts'
import { isStandalone } from './platform.ts'

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
