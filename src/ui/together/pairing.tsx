/** At a table that is played: this phone is connected anew by two square codes, or lets another one in. */
import type { Channel } from '../../net/channel.ts'
import type { AtTable, Chapters } from '../blackstone/game/chapter.ts'
import { up } from '../shell/route.ts'
import { AcceptSheet, InviteSheet } from './PairSheet.tsx'

/** The sheets of the phones, with the one that pairs. */
export const withPairing = (chapters: Chapters, isHost: boolean, meet: (channel: Channel) => void): Chapters => {
  const { Phones } = chapters
  const met = (channel: Channel): void => {
    meet(channel)
    up()
  }
  const Pair = isHost ? InviteSheet : AcceptSheet
  return {
    ...chapters,
    Phones: (props: AtTable & { readonly at: readonly string[] }) => {
      if (props.at[0] === 'pair') return <Pair met={met} onClose={up} />
      return Phones ? <Phones {...props} /> : null
    },
  }
}
