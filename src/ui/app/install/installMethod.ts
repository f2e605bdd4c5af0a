/** How the app is installed in this browser. */
import { isAppleMobile } from './platform.ts'

/**
 * `asked`: the browser installs when asked. `share`: through the share menu, as on iPhones. `menu`: through the
 * browser's own menu.
 */
export type InstallMethod = 'installed' | 'asked' | 'share' | 'menu'

/** Facts about the browser that decide the method. */
export interface InstallEnvironment {
  /** True if the app already runs in a window of its own. */
  readonly standalone: boolean
  /** True if the browser has offered to install it. */
  readonly offered: boolean
  readonly userAgent: string
  readonly touchPoints: number
}

export const installMethodFor = (environment: InstallEnvironment): InstallMethod => {
  if (environment.standalone) return 'installed'
  if (environment.offered) return 'asked'
  return isAppleMobile(environment.userAgent, environment.touchPoints) ? 'share' : 'menu'
}
