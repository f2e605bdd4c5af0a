import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import { Icon } from '../../../parts/Icon.tsx'
import * as styles from '../Phones.module.css'
import { BusyNotice } from '../parts/BusyNotice.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import type { RoomStatusView } from '../parts/phoneProps.ts'
import { QrCodeImage } from '../parts/QrCodeImage.tsx'
import { RefusalNotice } from '../parts/RefusalNotice.tsx'
import { codeGroupsOf, spellCode } from '../parts/spellCode.ts'

type OpenRoomStatus = Extract<RoomStatusView, { readonly at: 'open' }>

/** Code of the room as a QR code and in letters, large enough to be read across a table. */
const RoomCode = ({ door: { code, link, heard } }: { readonly door: OpenRoomStatus }) => (
  <>
    <QrCodeImage text={link} label={t('gather.square', { letters: spellCode(code) })} />
    <p class={styles.spelled}>
      <span class="visuallyHidden">{t('gather.code', { letters: spellCode(code) })}</span>
      {codeGroupsOf(code).map((group) => (
        <span key={group} aria-hidden="true">
          {group}
        </span>
      ))}
    </p>
    {!heard && <BusyNotice>{t('gather.unheard')}</BusyNotice>}
  </>
)

interface InvitePanelProps {
  readonly roomStatus: RoomStatusView
  /** Whether another phone was let in by codes: then nothing is amiss without a server. */
  readonly wasPaired?: boolean
  readonly onRetry: () => void
  readonly onPair: () => void
  /** Absent where a game is already played. */
  readonly onOnePhone?: () => void
}

/** Notice that there is no room on a server, and the choices that are left. */
const RoomUnavailable = ({
  roomStatus,
  onRetry,
  onPair,
  onOnePhone,
}: InvitePanelProps & { readonly roomStatus: { readonly at: 'shut' } }) => (
  <RefusalNotice why={roomStatus.why}>
    <button type="button" class={button.plain} onClick={onPair}>
      <Icon name="wifi" />
      {t('gather.offline')}
    </button>
    <button type="button" class={button.plain} onClick={onRetry}>
      {t('gather.again')}
    </button>
    {onOnePhone && (
      <button type="button" class={button.plain} onClick={onOnePhone}>
        {t('gather.onePhone')}
      </button>
    )}
  </RefusalNotice>
)

/** Panel of a table to which phones come by codes, once the first has come. */
const OneMoreByCodes = ({ onPair }: Pick<InvitePanelProps, 'onPair'>) => (
  <section class={`box ${styles.codes}`} aria-label={t('gather.way')}>
    <p role="status">{t('gather.paired')}</p>
    <button type="button" class={button.plain} onClick={onPair}>
      <Icon name="wifi" />
      {t('gather.oneMore')}
    </button>
  </section>
)

/** Panel that shows how others join this table. */
export const InvitePanel = ({ roomStatus, wasPaired = false, ...handlers }: InvitePanelProps) => {
  if (roomStatus.at === 'shut' && wasPaired) return <OneMoreByCodes onPair={handlers.onPair} />
  if (roomStatus.at === 'shut') return <RoomUnavailable roomStatus={roomStatus} {...handlers} />
  return (
    <section class={styles.door} aria-label={t('gather.way')}>
      {roomStatus.at === 'open' ? <RoomCode door={roomStatus} /> : <QrCodeImage text="" label="" />}
      {roomStatus.at === 'opening' && <BusyNotice>{t('gather.opening')}</BusyNotice>}
      <div class={styles.approaches}>
        {roomStatus.at === 'open' && (
          <CopyButton
            text={roomStatus.link}
            label={t('gather.copy')}
            successText={t('gather.copied')}
            failureText={t('gather.notCopied')}
          />
        )}
        <button type="button" class={button.plain} onClick={handlers.onPair}>
          <Icon name="wifi" />
          {t('gather.offline')}
        </button>
      </div>
    </section>
  )
}
