import '../../../text/bundles/screens.ts'
import { useEffect, useState } from 'preact/hooks'
import { openLaterCache, readLaterUrls } from '../../common/offlineCache.ts'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import { AboutPage } from './AboutPage.tsx'
import type { Licence } from './licences.ts'

/**
 * Whether this device has the whole app, so that it works without a network. False also where that cannot be found out:
 * without service workers, and where the browser stores nothing.
 */
const isReadyOffline = async (): Promise<boolean> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.active) return false
  const { own } = await readLaterUrls()
  const cache = await openLaterCache()
  const found = await Promise.all(own.map((url) => cache.match(url)))
  return found.every(Boolean)
}

/** Screen `#/about`. The texts of the licences are not part of the install; they are fetched here. */
export const AboutScreen = () => {
  const [licences, setLicences] = useState<readonly Licence[] | null>([])
  useEffect(() => {
    loadLeisure()
      .then((module) => setLicences(module.licences))
      .catch(() => setLicences(null))
  }, [])
  const [isReady, setIsReady] = useState<boolean | null>(null)
  useEffect(() => {
    isReadyOffline().then(setIsReady, () => setIsReady(false))
  }, [])
  return <AboutPage version={__VERSION__} licences={licences} isReadyOffline={isReady} />
}
