import type { Seat } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import { Crest } from '../../../parts/Crest.tsx'
import * as fold from '../../../parts/Fold.module.css'
import { Icon } from '../../../parts/Icon.tsx'
import { Sheet } from '../../../parts/Sheet.tsx'
import { InvitePanel } from '../lobby/InvitePanel.tsx'
import * as styles from '../Phones.module.css'
import { BusyNotice } from '../parts/BusyNotice.tsx'
import { OneOfTexts } from '../parts/OneOfTexts.tsx'
import type { CodePlayersView, PhoneSeatView, Phones } from '../parts/phoneProps.ts'
import { RefusalNotice } from '../parts/RefusalNotice.tsx'
import { SeatStateLabel } from '../parts/SeatStateLabel.tsx'
import { goneText } from './ConsentRequestBar.tsx'

/** Handlers that lead from the sheet of who is present to those that move a seat or stand in for it. */
export interface PhonesSheetHandlers {
  readonly onTransferSeat: (seat: Seat) => void
  readonly onStandIn: (seat: Seat) => void
  readonly onClose: () => void
}

type PhoneSeatRowProps = Pick<PhonesSheetHandlers, 'onTransferSeat' | 'onStandIn'> & {
  readonly seat: PhoneSeatView
  /** Whether the state of the other phones is known now. */
  readonly isHeard: boolean
  readonly onStandDown: Phones['onStandDown']
}

const ActionButton = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <button type="button" class={button.plain} onClick={onPress}>
    {label}
  </button>
)

const SeatTags = ({ isHost, isMine, isBot, standIn, standInName }: PhoneSeatView) => (
  <span class={styles.tags}>
    {isHost && <small class={styles.host}>{t('phones.host')}</small>}
    {isMine && <small class="muted">{t('phones.mine')}</small>}
    {isBot && <small class="muted">{t('bots.any')}</small>}
    {standIn && (
      <small class="muted">
        {standIn === 'this' ? t('phones.standInThis') : t('phones.standInOther', { name: standInName })}
      </small>
    )}
  </span>
)

/** Action for a seat; at most one. */
const seatActionOf = ({ seat, isHeard, onTransferSeat, onStandIn, onStandDown }: PhoneSeatRowProps) => {
  const { seat: at, name, state, isMine, standIn, link } = seat
  if (isMine)
    return link === null ? null : <ActionButton label={t('phones.move', { name })} onPress={() => onTransferSeat(at)} />
  if (standIn === 'this')
    return <ActionButton label={t('phones.standDown', { name })} onPress={() => onStandDown(at)} />
  if (state !== 'away' || standIn || !isHeard) return null
  return <ActionButton label={t('phones.standIn', { name })} onPress={() => onStandIn(at)} />
}

const PhoneSeatRow = (props: PhoneSeatRowProps) => {
  const { seat, isHeard } = props
  return (
    <li class={`${styles.sitter} ${styles.present}`}>
      <Crest seat={seat.seat} />
      <span class="grow">
        <b>{seat.name}</b>
        <SeatTags {...seat} />
      </span>
      {(isHeard || seat.isMine) && <SeatStateLabel state={seat.isGone ? 'away' : seat.state} />}
      {seatActionOf(props)}
    </li>
  )
}

const MOVE_UNSAVED: Refusal = { code: 'line.pendingHow' }

/** Connection to the host where it is not up: what is wrong, and what can be done. */
const ConnectionStatus = ({ view: { connection, isMoveUnsaved }, onRetry, onPair, onTakeHosts }: Phones) => {
  if (connection.at === 'up') return null
  if (connection.at === 'unsaved') return <RefusalNotice why={connection.why} />
  const canRedial = connection.at !== 'ended' || connection.by === 'code'
  return (
    <>
      {connection.at === 'seeking' && <BusyNotice>{t('line.seeking')}</BusyNotice>}
      {isMoveUnsaved && <RefusalNotice why={MOVE_UNSAVED} />}
      {connection.why && <RefusalNotice why={connection.why} />}
      <div class={styles.approaches}>
        {connection.at === 'ended' && connection.isOtherLog && (
          <ActionButton label={t('log.takeHosts')} onPress={onTakeHosts} />
        )}
        {canRedial && <ActionButton label={t('line.now')} onPress={onRetry} />}
        {connection.at !== 'watching' && <ActionButton label={t('phones.pair')} onPress={onPair} />}
      </div>
    </>
  )
}

/** Where phones come by codes: which of them are gone, and the way to let them in again. Nothing moves as they go. */
const CodesSection = ({
  players: { all, gone },
  onPair,
}: Pick<Phones, 'onPair'> & { readonly players: CodePlayersView }) => (
  <section class={`box ${styles.codes}`}>
    <p role="status">
      <OneOfTexts
        texts={[t('phones.codes'), goneText(all), ...(gone.length > 0 ? [goneText(gone)] : [])]}
        shown={gone.length > 0 ? 2 : 0}
      />
    </p>
    <button type="button" class={button.plain} onClick={onPair}>
      <Icon name="wifi" />
      {t('phones.pair')}
    </button>
  </section>
)

const InviteSection = ({ view: { roomStatus }, onRetry, onPair }: Phones) =>
  roomStatus && (
    <details class={`box ${fold.fold}`}>
      <summary>{t('phones.invite')}</summary>
      <p class="muted">{t('phones.inviteWhy')}</p>
      <InvitePanel roomStatus={roomStatus} onRetry={onRetry} onPair={onPair} />
    </details>
  )

/** Sheet of who is present, with actions for the connection, the seats and the invitation. */
export const PhonesSheet = ({
  phones,
  onTransferSeat,
  onStandIn,
  onClose,
}: PhonesSheetHandlers & { readonly phones: Phones }) => {
  const { view, onStandDown, onLeave } = phones
  return (
    <Sheet title={t('phones.title')} onClose={onClose}>
      {/* The bar that says it stands behind this sheet. */}
      {view.consentRequest?.at === 'told' && <RefusalNotice why={view.consentRequest.why} />}
      <ConnectionStatus {...phones} />
      {view.codePlayers && <CodesSection players={view.codePlayers} onPair={phones.onPair} />}
      <ul class={styles.sitters} aria-label={t('phones.seats')}>
        {view.seats.map((seat) => (
          <PhoneSeatRow
            key={seat.seat}
            seat={seat}
            isHeard={view.connection.at !== 'seeking' && view.connection.at !== 'ended'}
            onTransferSeat={onTransferSeat}
            onStandIn={onStandIn}
            onStandDown={onStandDown}
          />
        ))}
      </ul>
      {view.watcherCount > 0 && <p class="muted">{t('gather.watching', { count: view.watcherCount })}</p>}
      <InviteSection {...phones} />
      <button type="button" class={button.plain} onClick={onLeave}>
        <Icon name="home" />
        <span>
          {t('phones.leave')}
          <small>{t(view.isHost ? 'phones.leaveHost' : 'phones.leaveHint')}</small>
        </span>
      </button>
    </Sheet>
  )
}
