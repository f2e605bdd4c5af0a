import '../../../text/screens.ts'
import { useEffect, useState } from 'preact/hooks'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import { AboutPage } from './AboutPage.tsx'
import { isReadyOffline } from './isReadyOffline.ts'
import type { Licence } from './licences.ts'

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
