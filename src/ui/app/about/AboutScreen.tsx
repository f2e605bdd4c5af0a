import '../../text/chapters.ts'
import { useEffect, useState } from 'preact/hooks'
import { AboutPage, type Licence } from '../AboutPage.tsx'

/** What licences say at length is no part of the install. */
export const AboutScreen = () => {
  const [licences, show] = useState<readonly Licence[] | null>([])
  useEffect(() => {
    import('../licences.ts').then(
      (known) => show(known.licences),
      () => show(null),
    )
  }, [])
  return <AboutPage version={__VERSION__} licences={licences} />
}
