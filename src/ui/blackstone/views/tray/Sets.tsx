import { Icon } from '../../../parts/Icon.tsx'
import { FaceBadge } from '../board/VassalBadge.tsx'
import type { Face } from '../viewProps.ts'
import * as styles from './Sets.module.css'

/** Vassals that overlap like shingles. */
export const VassalPile = ({ faces }: { readonly faces: readonly Face[] }) => (
  <span class={styles.pile} aria-hidden="true">
    {faces.map((face, index) => (
      <FaceBadge key={index} face={face} />
    ))}
  </span>
)

export interface SetView {
  readonly id: number
  readonly faces: readonly Face[]
  readonly kind: string
  readonly value: number
  readonly label: string
}

/** A set: its vassals, its kind, and its points. */
export const SetTile = ({ set, onPress }: { readonly set: SetView; readonly onPress: () => void }) => (
  <button type="button" class={`${styles.set} tap`} aria-label={set.label} onClick={onPress}>
    <VassalPile faces={set.faces} />
    <span>{set.kind}</span>
    <b>{set.value}</b>
  </button>
)

export interface SetJoinView {
  /** Index of the set; the index after the last one is a new set. */
  readonly set: number
  readonly faces: readonly Face[]
  /** `+3`, `new`. */
  readonly gain: string
  readonly isChosen: boolean
  readonly label: string
  readonly onPress: () => void
}

/** A set that a vassal may join, with what that brings. */
export const SetJoinButton = ({ join }: { readonly join: SetJoinView }) => (
  <button
    type="button"
    class={`${styles.join} tap`}
    aria-pressed={join.isChosen ? 'true' : 'false'}
    aria-label={join.label}
    onClick={join.onPress}
  >
    {join.faces.length > 0 ? <VassalPile faces={join.faces} /> : <Icon name="plus" />}
    <b>{join.gain}</b>
  </button>
)
