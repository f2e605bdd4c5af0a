/** Calls back each time a hidden page becomes visible; returns the function that unsubscribes. */
export const onPageVisible = (callback: () => void): (() => void) => {
  const handleVisibilityChange = (): void => {
    if (document.visibilityState === 'visible') callback()
  }
  document.addEventListener('visibilitychange', handleVisibilityChange)
  return () => document.removeEventListener('visibilitychange', handleVisibilityChange)
}
