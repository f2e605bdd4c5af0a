/** Runs in a page before the app: as if tips had been switched off in the settings. Where nothing can be stored there are tips. */
export const withoutTips = (): void => {
  try {
    localStorage.setItem('tips', localStorage.getItem('tips') ?? 'off')
  } catch {
    // Forbidden, or a page without a place to store.
  }
}
