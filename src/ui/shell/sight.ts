/** Calls whenever a page that was out of sight is looked at again; gives the function that ends it. */
export const onSight = (again: () => void): (() => void) => {
  const seen = (): void => {
    if (document.visibilityState === 'visible') again()
  }
  document.addEventListener('visibilitychange', seen)
  return () => document.removeEventListener('visibilitychange', seen)
}
