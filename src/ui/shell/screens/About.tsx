import '../../text/chapters.ts'
import { AboutPage } from '../AboutPage.tsx'
import { licences } from '../licences.ts'

export const AboutScreen = () => <AboutPage version={__VERSION__} licences={licences} />
