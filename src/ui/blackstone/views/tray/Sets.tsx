import '../style/sets.css'
import { Icon } from '../shell/Icon.tsx'
import { FaceBadge } from './Badge.tsx'
import type { Face } from './props.ts'

/** Vassals laid over each other like shingles. */
export const Pile = ({ faces }: { readonly faces: readonly Face[] }) => (
  <span class="pile" aria-hidden="true">
    {faces.map((face, at) => (
      <FaceBadge key={at} face={face} />
    ))}
  </span>
)

export interface SetView {
  readonly id: number
  readonly faces: readonly Face[]
  readonly kind: string
  readonly worth: number
  readonly label: string
}

/** A set: who is in it, what it is, what it is worth. */
export const SetTile = ({ set, onPress }: { readonly set: SetView; readonly onPress: () => void }) => (
  <button type="button" class="set tap" aria-label={set.label} onClick={onPress}>
    <Pile faces={set.faces} />
    <span>{set.kind}</span>
    <b>{set.worth}</b>
  </button>
)

export interface JoinView {
  /** The number of the set; the one after the last is a new one. */
  readonly set: number
  readonly faces: readonly Face[]
  /** `+3`, `new`. */
  readonly gain: string
  readonly chosen: boolean
  readonly label: string
  readonly onPress: () => void
}

/** A set that a vassal may join, with what that brings. */
export const Join = ({ join }: { readonly join: JoinView }) => (
  <button
    type="button"
    class="join tap"
    aria-pressed={join.chosen ? 'true' : 'false'}
    aria-label={join.label}
    onClick={join.onPress}
  >
    {join.faces.length > 0 ? <Pile faces={join.faces} /> : <Icon name="plus" />}
    <b>{join.gain}</b>
  </button>
)
