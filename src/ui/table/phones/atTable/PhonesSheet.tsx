import '../style/gather.css'
import '../style/lists.css'
import type { Seat } from '../../kernel/contract.ts'
import { Crest, Icon } from '../shell/Icon.tsx'
import { Sheet } from '../shell/Sheet.tsx'
import { t } from '../text/t.ts'
import { Door } from './Door.tsx'
import { Fault } from './Fault.tsx'
import type { PhoneSeatView, Phones } from './props.ts'
import { SeatSign } from './SeatSign.tsx'
import { Turning } from './Turning.tsx'

/** The sheets that lie one behind the other: who is here; to move a seat; to play for somebody. */
export interface PhonesWays {
  readonly onMove: (seat: Seat) => void
  readonly onStandIn: (seat: Seat) => void
  readonly onClose: () => void
}

type RowProps = Pick<PhonesWays, 'onMove' | 'onStandIn'> & {
  readonly seat: PhoneSeatView
  /** Whether anything is heard of the others now. */
  readonly isHeard: boolean
  readonly onStandDown: Phones['onStandDown']
}

const Deed = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <button type="button" class="btn" onClick={onPress}>
    {label}
  </button>
)

const Tags = ({ host, mine, bot, standIn }: PhoneSeatView) => (
  <span class="tags">
    {host && <small class="hosts">{t('phones.host')}</small>}
    {mine && <small class="muted">{t('phones.mine')}</small>}
    {bot && <small class="muted">{t('bots.any')}</small>}
    {standIn && <small class="muted">{t(standIn === 'this' ? 'phones.standInThis' : 'phones.standInOther')}</small>}
  </span>
)

/** What can be done about a seat: one thing at most. */
const deedOf = ({ seat, isHeard, onMove, onStandIn, onStandDown }: RowProps) => {
  const { seat: at, name, state, mine, standIn, link } = seat
  if (mine) return link === null ? null : <Deed label={t('phones.move', { name })} onPress={() => onMove(at)} />
  if (standIn === 'this') return <Deed label={t('phones.standDown', { name })} onPress={() => onStandDown(at)} />
  if (state !== 'away' || standIn || !isHeard) return null
  return <Deed label={t('phones.standIn', { name })} onPress={() => onStandIn(at)} />
}

const Row = (props: RowProps) => {
  const { seat, isHeard } = props
  return (
    <li class="sitter at">
      <Crest seat={seat.seat} />
      <span class="grow">
        <b>{seat.name}</b>
        <Tags {...seat} />
      </span>
      {(isHeard || seat.mine) && <SeatSign state={seat.state} />}
      {deedOf(props)}
    </li>
  )
}

/** The line to the host, where all is not well: what is wrong, and what can be done. */
const Line = ({ view: { line }, onRetry, onPair }: Phones) => {
  if (line.at === 'up') return null
  if (line.at === 'unsaved') return <Fault why={line.why} />
  const byCode = line.at !== 'ended' || line.by === 'code'
  return (
    <>
      {line.at === 'seeking' && <Turning>{t('line.seeking')}</Turning>}
      {line.why && <Fault why={line.why} />}
      <div class="approaches">
        {byCode && <Deed label={t('line.now')} onPress={onRetry} />}
        {line.at !== 'watching' && <Deed label={t('phones.pair')} onPress={onPair} />}
      </div>
    </>
  )
}

const Invitation = ({ view: { door }, onRetry, onPair }: Phones) =>
  door && (
    <details class="box fold">
      <summary>{t('phones.invite')}</summary>
      <p class="muted">{t('phones.inviteWhy')}</p>
      <Door door={door} onRetry={onRetry} onPair={onPair} />
    </details>
  )

/** Who is here, and what can be done about the line, the seats and the door. */
export const PhonesSheet = ({ phones, onMove, onStandIn, onClose }: PhonesWays & { readonly phones: Phones }) => {
  const { view, onStandDown, onLeave } = phones
  return (
    <Sheet title={t('phones.title')} onClose={onClose}>
      <Line {...phones} />
      <ul class="sitters" aria-label={t('phones.seats')}>
        {view.seats.map((seat) => (
          <Row
            key={seat.seat}
            seat={seat}
            isHeard={view.line.at !== 'seeking' && view.line.at !== 'ended'}
            onMove={onMove}
            onStandIn={onStandIn}
            onStandDown={onStandDown}
          />
        ))}
      </ul>
      {view.watching > 0 && <p class="muted">{t('gather.watching', { count: view.watching })}</p>}
      <Invitation {...phones} />
      <button type="button" class="btn" onClick={onLeave}>
        <Icon name="home" />
        <span>
          {t('phones.leave')}
          <small>{t(view.isHost ? 'phones.leaveHost' : 'phones.leaveHint')}</small>
        </span>
      </button>
    </Sheet>
  )
}
