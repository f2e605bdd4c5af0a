/** Overview beside the board, where there is room. */
import { t } from '../../../text/t.ts'
import { Crest } from '../../parts/Crest.tsx'
import * as styles from './CourtsOverview.module.css'
import { CourtCounts } from './tray/CourtRow.tsx'
import type { SeatCourtView } from './viewProps.ts'

/** All courts at a glance, one row for each seat. */
export const CourtsOverview = ({ courts }: { readonly courts: readonly SeatCourtView[] }) => (
  <>
    <h2>{t('side.courts')}</h2>
    <div class={styles.courts}>
      {courts.map(({ seat, name, court }) => (
        <div key={seat}>
          <Crest seat={seat} />
          <b>{name}</b>
          <CourtCounts court={court} />
        </div>
      ))}
    </div>
  </>
)
