/** Whether a tip takes so much of the tray that the hand shows in its lowest form. */
import { signal } from '@preact/signals'

export const isHandLow = signal(false)
