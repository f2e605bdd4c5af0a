import { t } from '#src/text/t.ts'
import * as styles from './PointsSeal.module.css'

/** Points as a wax seal. */
export const PointsSeal = ({ points }: { readonly points: number }) => (
  <span class={styles.seal} data-part="seal">
    <span class="visuallyHidden">{t('task.worth', { points })}</span>
    <span aria-hidden="true">{points}</span>
  </span>
)
