/** Pairing during a game: this phone connects again by two QR codes, or lets another phone in. */
import type { Channel } from '#src/table/phones/channel.ts'
import { t } from '#src/text/t.ts'
import { navigateUp } from '../../../common/route.ts'
import { Sheet } from '../../../parts/Sheet.tsx'
import type { AddOns, TableProps } from '../../gameUiContract.ts'
import { GuestPairingSteps } from '../pairing/GuestPairing.tsx'
import { HostPairingSteps } from '../pairing/HostPairing.tsx'
import { useGuestPairing, useHostPairing } from '../pairing/usePairing.ts'

interface PairingSheetProps {
  /** Called with the open channel. */
  readonly onChannel: (channel: Channel) => void
  readonly onClose: () => void
}

/** Sheet by which the host lets a phone in, or back in, without a server. */
const HostPairingSheet = (props: PairingSheetProps) => (
  <Sheet title={t('phones.pair')} onClose={props.onClose}>
    <HostPairingSteps {...useHostPairing(props.onChannel, props.onClose)} isAtTable />
  </Sheet>
)

/** Sheet by which a guest comes back without a server. */
const GuestPairingSheet = (props: PairingSheetProps) => (
  <Sheet title={t('phones.pair')} onClose={props.onClose}>
    <GuestPairingSteps {...useGuestPairing(props.onChannel, props.onClose)} isAtTable />
  </Sheet>
)

/** Adds the pairing sheet to the sheets of the phones. */
export const pairingAddOns = (addOns: AddOns, isHost: boolean, addChannel: (channel: Channel) => void): AddOns => {
  const { PhonesSheet } = addOns
  const handleChannel = (channel: Channel): void => {
    addChannel(channel)
    navigateUp()
  }
  const PairingSheet = isHost ? HostPairingSheet : GuestPairingSheet
  return {
    ...addOns,
    PhonesSheet: (props: TableProps & { readonly at: readonly string[] }) => {
      if (props.at[0] === 'pair') return <PairingSheet onChannel={handleChannel} onClose={navigateUp} />
      return PhonesSheet ? <PhonesSheet {...props} /> : null
    },
  }
}
