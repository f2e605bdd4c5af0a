import '../../../text/leisure.ts'
import { t } from '../../../text/t.ts'
import * as fold from '../../parts/Fold.module.css'

/** Who sees what, from the device outwards, and how all of it leaves the device. */
const PARTS = ['here', 'site', 'rooms', 'relay', 'phones', 'codes', 'links', 'report', 'delete'] as const

/** Who sees what of a person's data. */
export const Privacy = () => (
  <details class={`box ${fold.fold}`}>
    <summary>{t('privacy.title')}</summary>
    {PARTS.map((part) => (
      <p key={part}>{t(`privacy.${part}`)}</p>
    ))}
  </details>
)
