import { useChoicePress } from '../../../parts/controls/useChoicePress.ts'
import { Icon } from '../../../parts/Icon.tsx'
import * as picked from '../tray/SelectionPanels.module.css'
import type { Face, FacePattern } from '../viewProps.ts'
import * as styles from './HalfButton.module.css'
import { FaceBadge, WantedBadge } from './VassalBadge.tsx'

export interface HalfButtonView {
  readonly half: 1 | 2
  readonly place: string
  readonly want: FacePattern
  /** The vassal chosen for it; null while none is. */
  readonly face: Face | null
  readonly note: string
  /** The half is active or its vassal is taken along. */
  readonly isActive: boolean
  readonly label: string
  /** Why no vassal can be chosen for it. */
  readonly reason?: string | undefined
  readonly onPress: () => void
}

/** One half of the selected card, numbered as on the board, with the vassal chosen for it. */
export const HalfButton = ({ view }: { readonly view: HalfButtonView }) => {
  const { half, place, want, face, note, isActive, label, reason } = view
  const press = useChoicePress(view)
  return (
    <button
      type="button"
      class={`${styles.half} tap`}
      data-part="half"
      aria-pressed={isActive ? 'true' : 'false'}
      aria-disabled={reason ? 'true' : undefined}
      aria-label={label}
      onClick={press}
    >
      <span class={picked.tag} data-part="tag" data-half={half}>
        {half}
      </span>
      {face === null ? <WantedBadge want={want} /> : <FaceBadge face={face} />}
      <span class={styles.words}>
        <b>
          {face !== null && <Icon name="tick" />}
          {place}
        </b>
        <small>{note}</small>
      </span>
    </button>
  )
}
