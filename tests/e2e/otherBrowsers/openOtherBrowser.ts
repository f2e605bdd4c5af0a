/** The engines beside Chromium in which the app is tried. */
import { findFirefox, findWebKit } from '../../../scripts/otherBrowsers.mjs'
import type { Driver } from './browserDriver.ts'
import { openFirefox } from './firefoxDriver.ts'
import { openWebKit } from './webkitDriver.ts'

/** Size of the page in each of them. */
export const PHONE = { width: 390, height: 844 }

/** Opens Firefox or WebKit; null where this machine does not have it. */
export const OPENERS: Readonly<Record<string, () => Promise<Driver | null>>> = {
  Firefox: async () => {
    const path = findFirefox()
    return path ? openFirefox(path, PHONE) : null
  },
  WebKit: async () => {
    const programs = findWebKit()
    return programs ? openWebKit(programs, PHONE) : null
  },
}
