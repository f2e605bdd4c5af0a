/** Hands a few words on to another app, or to the clipboard. */

/** What came of it: another app has it, it was copied, nobody wanted it after all, or the browser can do neither. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed'

export const shareText = async (text: string): Promise<Shared> => {
  if (navigator.share)
    try {
      await navigator.share({ text })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  return (
    navigator.clipboard?.writeText(text).then(
      () => 'copied' as const,
      () => 'failed' as const,
    ) ?? 'failed'
  )
}
