/** Shares a short text with another app, or copies it to the clipboard. */
import { copyText } from './copyText.ts'

/**
 * `shared`: another app took it; `copied`: it is in the clipboard; `cancelled`: the person closed the dialog; `failed`:
 * the browser can do neither.
 */
export type ShareTextOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

export const shareText = async (text: string): Promise<ShareTextOutcome> => {
  if (navigator.share)
    try {
      await navigator.share({ text })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  return (await copyText(text)) ? 'copied' : 'failed'
}
