/** Copies a text to the clipboard; false where the browser does not allow it, or has none, as on pages over plain http. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
