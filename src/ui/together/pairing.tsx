/** At a table that is played: this phone is connected anew by two square codes, or lets another one in. */
import type { Channel } from '../../net/channel.ts'
import type { AtTable, Chapters } from '../blackstone/game/chapter.ts'
import { up } from '../shell/route.ts'
import { Accept } from './Accept.tsx'
import { Invite } from './Invite.tsx'
import { useAccept, useInvite } from './usePairing.ts'

interface PairProps {
  readonly met: (channel: Channel) => void
}

const Host = ({ met }: PairProps) => <Invite {...useInvite(met, up)} />
const Guest = ({ met }: PairProps) => <Accept {...useAccept(met, up)} />

/** The sheets of the phones, with the one that pairs. */
export const withPairing = (chapters: Chapters, isHost: boolean, meet: (channel: Channel) => void): Chapters => {
  const { Phones } = chapters
  const met = (channel: Channel): void => {
    meet(channel)
    up()
  }
  const Pair = isHost ? Host : Guest
  return {
    ...chapters,
    Phones: (props: AtTable & { readonly at: readonly string[] }) => {
      if (props.at[0] === 'pair') return <Pair met={met} />
      return Phones ? <Phones {...props} /> : null
    },
  }
}
