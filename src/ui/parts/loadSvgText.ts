/**
 * Text of one of the app's drawings. It is fetched apart from the code, so that neither waits for the other. Empty if
 * it cannot be fetched; every picture has text beside it.
 */
export const loadSvgText = async (url: string): Promise<string> => {
  try {
    const response = await fetch(url)
    return response.ok ? await response.text() : ''
  } catch {
    return ''
  }
}
