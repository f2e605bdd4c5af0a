/** Whether this is an iPhone or an iPad. An iPad says that it is a Mac, but no Mac is touched. */
export const isApple = (userAgent: string, touchPoints: number): boolean =>
  /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)

/** Whether the app runs in a window of its own; Safari says it in its own way. */
export const isStandalone = (): boolean =>
  matchMedia('not (display-mode: browser)').matches || ('standalone' in navigator && navigator.standalone === true)
