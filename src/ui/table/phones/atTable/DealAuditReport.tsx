import { formatList } from '#src/text/formatList.ts'
import { t } from '#src/text/t.ts'
import * as fold from '../../../parts/Fold.module.css'
import { Icon } from '../../../parts/Icon.tsx'
import * as phones from '../Phones.module.css'
import { BusyNotice } from '../parts/BusyNotice.tsx'
import type { DealAuditView } from '../parts/phoneProps.ts'
import { refusalText } from '../parts/RefusalNotice.tsx'
import * as styles from './phoneAddOns.module.css'

const FairDealNote = ({ draws, seats }: Extract<DealAuditView, { readonly at: 'fair' }>) => (
  <details class={`box ${fold.fold} ${styles.fair}`}>
    <summary>
      <Icon name="tick" />
      {t('deal.fair')}
    </summary>
    <p>{t('deal.fairHow', { draws, count: seats.length, names: formatList(seats) })}</p>
    <p class="muted">{t('deal.limits')}</p>
  </details>
)

const UnfairDealNote = ({ entry, why }: Extract<DealAuditView, { readonly at: 'unfair' }>) => (
  <section class={`box ${phones.fault}`}>
    <h2>{t('deal.unfair')}</h2>
    <p role="alert">{entry < 0 ? refusalText(why) : t('deal.unfairHow', { entry, why: refusalText(why) })}</p>
  </section>
)

/** Result of the audit of the deal, at the end of a game of several phones. */
export const DealAuditReport = ({ deal }: { readonly deal: DealAuditView }) => {
  switch (deal.at) {
    case 'waits':
      return <BusyNotice>{t('deal.waits')}</BusyNotice>
    case 'checking':
      return <BusyNotice>{t('deal.checking')}</BusyNotice>
    case 'fair':
      return <FairDealNote {...deal} />
    case 'unfair':
      return <UnfairDealNote {...deal} />
  }
}
