/** Sheet of one vassal. */
import { t } from '../../../text/t.ts'
import { Sheet } from '../../parts/Sheet.tsx'
import { VassalBadge } from './board/VassalBadge.tsx'
import * as styles from './CourtSheet.module.css'
import { nameOfFace } from './spaceAndFaceNames.ts'
import type { VassalView } from './viewProps.ts'

/** One card close up, with the names of both faces. */
export const VassalCloseUp = ({ vassal }: { readonly vassal: VassalView }) => (
  <div class={styles.closeUp}>
    <VassalBadge vassal={vassal} />
    <p>
      <b>{nameOfFace(vassal.face)}</b>
      <br />
      <span class="muted">{t('panel.reverse', { vassal: nameOfFace(vassal.reverse) })}</span>
    </p>
  </div>
)

/** One card close up, with notes. */
export const VassalCardSheet = (props: {
  readonly vassal: VassalView
  readonly title: string
  readonly notes: readonly string[]
  readonly onClose: () => void
}) => (
  <Sheet title={props.title} onClose={props.onClose}>
    <VassalCloseUp vassal={props.vassal} />
    {props.notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
  </Sheet>
)
