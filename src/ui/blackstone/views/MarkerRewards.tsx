/** What a marked vassal pays, in pictures: one row for a vassal that is like the cost in one way, one for both. */
import type { ComponentChildren } from 'preact'
import type { RewardChoice } from '../../../games/blackstone/actions.ts'
import { type Face, factionOf, roleOf } from '../../../games/blackstone/faces.ts'
import { t } from '../../../text/t.ts'
import { Icon } from '../../parts/Icon.tsx'
import { FaceBadge, WantedBadge } from './board/VassalBadge.tsx'
import * as styles from './MarkerRewards.module.css'

interface IntriguePaysProps {
  /** Cost of the card that bears the marker. */
  readonly face: Face
  /** What is paid for one symbol alike, and for two: pictures, and the same in words. */
  readonly pays: readonly {
    readonly alike: 1 | 2
    readonly rewards: readonly RewardChoice[]
    readonly words: string
  }[]
}

/** A token, or a card with the name of its deck. */
const Gift = ({ gift }: { readonly gift: string }) =>
  gift === 'knight' || gift === 'wizard' ? (
    <Icon name={gift} />
  ) : (
    <b class={styles.card}>{t(`deck.${gift as 'guild' | 'power' | 'machination'}`)}</b>
  )

/** A reward of one thing or of two. */
const Reward = ({ reward }: { readonly reward: RewardChoice }) => {
  const [first = '', second] = reward.split('+')
  return (
    <>
      <Gift gift={first} />
      {second && (
        <>
          +<Gift gift={second} />
        </>
      )}
    </>
  )
}

const Like = ({ note, children }: { readonly note: string; readonly children: ComponentChildren }) => (
  <span class={styles.like}>
    {children}
    <small>{note}</small>
  </span>
)

/** Who is alike in one way: any faction with the role of the cost, or any role with its faction. Or in both ways. */
const LikeCost = ({ face, alike }: { readonly face: Face; readonly alike: 1 | 2 }) =>
  alike === 2 ? (
    <Like note={t('mark.both')}>
      <FaceBadge face={face} />
    </Like>
  ) : (
    <>
      <Like note={t('mark.role')}>
        <WantedBadge want={{ faction: -1, role: roleOf(face) }} />
      </Like>
      <small class={styles.like}>{t('mark.or')}</small>
      <Like note={t('mark.faction')}>
        <WantedBadge want={{ faction: factionOf(face), role: -1 }} />
      </Like>
    </>
  )

export const MarkerRewards = ({ face, pays }: IntriguePaysProps) => (
  <div class={styles.pays}>
    {pays.map(({ alike, rewards, words }) => (
      <p key={alike}>
        <span class="visuallyHidden">{words}</span>
        <span class={styles.row} aria-hidden="true">
          <i>{alike}</i>
          <LikeCost face={face} alike={alike} />
          <Icon name="next" small />
          {rewards.map((reward, index) => (
            <span key={reward} class={styles.reward}>
              {index > 0 && <small>{t('mark.or')}</small>}
              <Reward reward={reward} />
            </span>
          ))}
        </span>
      </p>
    ))}
  </div>
)
