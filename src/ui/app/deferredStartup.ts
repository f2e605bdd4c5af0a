/** What waits until nothing else should wait for the network. */

import type { AppContext } from '../common/appContext.ts'
import { cacheLaterFiles } from '../common/offlineCache.ts'
import { loadLeisure } from './tiers/loadLeisure.ts'

/** Safari of an iPhone or iPad, and of these alone, says whether the page is on the home screen. */
const isAppleTab = (): boolean => 'standalone' in navigator && navigator.standalone === false

/** Without storage nobody has chosen a badge. */
const isBadgeChosen = (): boolean => {
  try {
    return localStorage.badge !== undefined
  } catch {
    return false
  }
}

const MINUTE = 60_000

/**
 * Caches the files for later. What fails is tried again while the app is open, after pauses that double: where there is
 * no room, each try fetches a file in vain.
 */
const keepCaching = (pause = MINUTE): void => {
  cacheLaterFiles().catch(() => setTimeout(keepCaching, pause, 2 * pause))
}

/** Caches the files for later, and fetches what only some phones need. */
export const runDeferredStartup = ({ database }: AppContext): void => {
  keepCaching()
  if (isBadgeChosen() || isAppleTab())
    loadLeisure()
      .then(({ keepBadge, addAppleHeadTags }) => {
        if (isBadgeChosen()) keepBadge(database)
        if (isAppleTab()) addAppleHeadTags()
      })
      .catch(() => undefined)
}
