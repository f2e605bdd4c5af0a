import '../../../text/screens.ts'
import { useEffect, useState } from 'preact/hooks'
import { AboutPage, type Licence } from './AboutPage.tsx'

/** Screen `#/about`. The texts of the licences are not part of the install; they are fetched here. */
export const AboutScreen = () => {
  const [licences, setLicences] = useState<readonly Licence[] | null>([])
  useEffect(() => {
    import('./licences.ts').then((module) => setLicences(module.licences)).catch(() => setLicences(null))
  }, [])
  return <AboutPage version={__VERSION__} licences={licences} />
}
