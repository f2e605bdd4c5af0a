/** Install prompt of the browser, held back until the person wants it, so that the browser does not ask by itself. */
import { signal } from '@preact/signals'

/** Event of Chromium only. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export const installPrompt = signal<InstallPromptEvent | null>(null)

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  installPrompt.value = event as InstallPromptEvent
})
