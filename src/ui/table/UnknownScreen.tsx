/**
 * Screen of an address that this app does not have. What can be understood opens in place of it; else it says so, and
 * leads Home.
 */
import '../../text/sheets.ts'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../../text/t.ts'
import { route } from '../common/route.ts'
import { ErrorScreen } from '../parts/ErrorScreen.tsx'
import { LoadingScreen } from '../parts/lazy.tsx'

export const UnknownScreen = () => {
  const address = route.value.join('/')
  const [unknownAddress, setUnknownAddress] = useState('')
  useEffect(() => {
    // Where another address opens this screen is gone; where the address stays nothing was understood.
    const sayUnknown = (): void => setUnknownAddress(address)
    import('./share/readLink.ts').then(({ openMeaning }) => openMeaning(address)).then(sayUnknown, sayUnknown)
  }, [address])
  if (unknownAddress !== address) return <LoadingScreen />
  return <ErrorScreen text={t('app.unknown', { address })} actions={[]} />
}
