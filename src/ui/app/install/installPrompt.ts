/** What a browser offers that can install the app: kept until the person wants it, so that it does not ask by itself. */
import { signal } from '@preact/signals'

/** Chromium alone knows it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export const offer = signal<InstallOffer | null>(null)

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offer.value = event as InstallOffer
})
