import '../style/halves.css'
import { Icon } from '../shell/Icon.tsx'
import { FaceBadge, Wanted } from './Badge.tsx'
import type { Description, Face } from './props.ts'

export interface HalfButtonView {
  readonly half: 1 | 2
  readonly place: string
  readonly want: Description
  /** Who is chosen for it; null while nobody is. */
  readonly face: Face | null
  readonly note: string
  /** It is the half that is served next, or it is taken along. */
  readonly on: boolean
  readonly label: string
  /** Why nobody can be chosen for it. */
  readonly reason?: string | undefined
  readonly onPress: () => void
}

/** One half of the chosen card, numbered as on the board, with who is chosen for it. */
export const HalfButton = ({
  view: { half, place, want, face, note, on, label, reason, onPress },
}: {
  readonly view: HalfButtonView
}) => (
  <button
    type="button"
    class="qh tap"
    aria-pressed={on ? 'true' : 'false'}
    aria-disabled={reason ? 'true' : undefined}
    aria-label={label}
    onClick={onPress}
  >
    <span class={`tagl b${half}`}>{half}</span>
    {face === null ? <Wanted want={want} /> : <FaceBadge face={face} />}
    <span class="qt">
      <b>
        {face !== null && <Icon name="tick" />}
        {place}
      </b>
      <small>{note}</small>
    </span>
  </button>
)
