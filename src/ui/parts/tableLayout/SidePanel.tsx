/** What lies beside the board where there is room. */
import '../text/side.ts'
import { Crest, Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import type { LogLine, SeatCourt } from './props.ts'
import { CourtCounts } from './Tray.tsx'

/** All courts at a glance. */
export const Courts = ({ courts }: { readonly courts: readonly SeatCourt[] }) => (
  <>
    <h2>{t('side.courts')}</h2>
    <div class="courts">
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

/** What has been done, the newest first. */
export const Log = ({ lines }: { readonly lines: readonly LogLine[] }) => (
  <>
    <h2>{t('side.log')}</h2>
    <ul class="log">
      {lines.map(({ id, icon, text }) => (
        <li key={id}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </>
)

/** The name of the house, over the side panel. */
export const Brand = () => (
  <p class="brand">
    <Icon name="icon" />
    {t('app.name')}
  </p>
)
