import type { Channel } from '../../net/channel.ts'
import { Sheet } from '../shell/Sheet.tsx'
import { t } from '../text/t.ts'
import { AcceptSteps } from './Accept.tsx'
import { InviteSteps } from './Invite.tsx'
import { useAccept, useInvite } from './usePairing.ts'

interface PairSheetProps {
  /** The channel is open. */
  readonly met: (channel: Channel) => void
  readonly onClose: () => void
}

/** The host's phone lets another one in, or back in, without a server. */
export const InviteSheet = (props: PairSheetProps) => (
  <Sheet title={t('pair.title')} onClose={props.onClose}>
    <InviteSteps {...useInvite(props.met, props.onClose)} />
  </Sheet>
)

/** A guest's phone comes back without a server. */
export const AcceptSheet = (props: PairSheetProps) => (
  <Sheet title={t('pair.accept')} onClose={props.onClose}>
    <AcceptSteps {...useAccept(props.met, props.onClose)} />
  </Sheet>
)
