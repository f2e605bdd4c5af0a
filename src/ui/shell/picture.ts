/**
 * The text of one of our own drawings, fetched beside the code: pictures wait for no script and no script waits for them. Empty where
 * it cannot be had; every picture has words beside it.
 */
export const picture = async (url: string): Promise<string> => {
  try {
    const answer = await fetch(url)
    return answer.ok ? await answer.text() : ''
  } catch {
    return ''
  }
}
