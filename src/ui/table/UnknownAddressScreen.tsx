/**
 * Screen of an address that this app does not have. What can be understood opens in place of it; else it says so, and
 * leads Home.
 */
import '../../text/bundles/sheets.ts'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../../text/t.ts'
import { route } from '../common/route.ts'
import { ErrorScreen } from '../parts/ErrorScreen.tsx'
import { LoadingScreen, lazy } from '../parts/lazy.tsx'
import { loadLeisure } from './tiers/loadLeisure.ts'

interface OpenedAddressProps {
  readonly openMeaning: (page: string) => void
}

const OpenedAddress = ({ openMeaning }: OpenedAddressProps) => {
  const address = route.value.join('/')
  const [unknownAddress, setUnknownAddress] = useState('')
  useEffect(() => {
    openMeaning(address)
    // Where another address opens this screen is gone; where the address stays nothing was understood.
    setUnknownAddress(address)
  }, [address])
  if (unknownAddress !== address) return <LoadingScreen />
  return <ErrorScreen text={t('app.unknown', { address })} actions={[]} />
}

/** Without a network soon after the first visit nobody can say yet what an address means. */
export const UnknownAddressScreen = lazy(async () => {
  const { openMeaning } = await loadLeisure()
  return () => <OpenedAddress openMeaning={openMeaning} />
})
