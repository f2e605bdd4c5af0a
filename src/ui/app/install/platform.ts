/** True on an iPhone or iPad. An iPad calls itself a Mac, but a Mac has no touch screen. */
export const isAppleMobile = (userAgent: string, touchPoints: number): boolean =>
  /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)

/** True if the app runs in a window of its own; Safari has its own property for it. */
export const isStandalone = (): boolean =>
  matchMedia('not (display-mode: browser)').matches || ('standalone' in navigator && navigator.standalone === true)
