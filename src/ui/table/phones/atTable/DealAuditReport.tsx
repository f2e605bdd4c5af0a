import '../style/gather.css'
import '../style/lists.css'
import { Icon } from '../shell/Icon.tsx'
import { listOf } from '../text/list.ts'
import { t } from '../text/t.ts'
import { reasonOf } from './Fault.tsx'
import type { DealView } from './props.ts'
import { Turning } from './Turning.tsx'

const Fair = ({ draws, seats }: Extract<DealView, { readonly at: 'fair' }>) => (
  <details class="box fold fair">
    <summary>
      <Icon name="tick" />
      {t('deal.fair')}
    </summary>
    <p>{t('deal.fairHow', { draws, count: seats.length, names: listOf(seats) })}</p>
    <p class="muted">{t('deal.limits')}</p>
  </details>
)

const Unfair = ({ entry, why }: Extract<DealView, { readonly at: 'unfair' }>) => (
  <section class="box fault">
    <h2>{t('deal.unfair')}</h2>
    <p role="alert">{entry < 0 ? reasonOf(why) : t('deal.unfairHow', { entry, why: reasonOf(why) })}</p>
  </section>
)

/** What the audit of the deal found, at the end of a game of several phones. */
export const FairDeal = ({ deal }: { readonly deal: DealView }) => {
  switch (deal.at) {
    case 'waits':
      return <Turning>{t('deal.waits')}</Turning>
    case 'checking':
      return <Turning>{t('deal.checking')}</Turning>
    case 'fair':
      return <Fair {...deal} />
    case 'unfair':
      return <Unfair {...deal} />
  }
}
