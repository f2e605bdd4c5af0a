import '../../../parts/symbols/phones.ts'
import { formatList } from '#src/text/formatList.ts'
import { t } from '#src/text/t.ts'
import { shareText } from '../../../common/browser/shareText.ts'
import * as button from '../../../parts/Button.module.css'
import { Icon } from '../../../parts/Icon.tsx'
import { Page } from '../../../parts/Page.tsx'
import * as styles from '../Phones.module.css'
import type { HostLobbyProps, LobbyView, RoomStatusView, SeatState } from '../parts/phoneProps.ts'
import { RefusalNotice } from '../parts/RefusalNotice.tsx'
import { InvitePanel } from './InvitePanel.tsx'
import { LobbyGameCard } from './LobbyGameCard.tsx'
import { LobbySeatList } from './LobbySeatList.tsx'

const ShareRoomButton = ({ door }: { readonly door: RoomStatusView }) => {
  if (door.at !== 'open' || !('share' in navigator)) return null
  const { code, link } = door
  return (
    <button
      type="button"
      class={`${button.icon} tap`}
      aria-label={t('gather.share')}
      onClick={() => void shareText(t('gather.invitation', { app: import.meta.env.APP_NAME, code, link }))}
    >
      <Icon name="share" />
    </button>
  )
}

const seatNamesInState = ({ seats }: LobbyView, ...states: readonly SeatState[]): readonly string[] =>
  seats.filter(({ state }) => states.includes(state)).map(({ name }) => name)

/** Reason why the game cannot start, or a note for the host; empty where there is none. */
const startNoteOf = (lobby: LobbyView): string => {
  const missing = lobby.min - lobby.seats.length
  if (missing > 0) return t('gather.missing', { count: missing })
  const extra = lobby.seats.length - lobby.max
  if (extra > 0) return t('gather.extra', { count: extra })
  const joiningNames = seatNamesInState(lobby, 'joining')
  if (joiningNames.length > 0)
    return t('gather.joining', { names: formatList(joiningNames), count: joiningNames.length })
  const absentNames = seatNamesInState(lobby, 'back', 'away')
  return absentNames.length > 0 ? t('gather.away', { names: formatList(absentNames), count: absentNames.length }) : ''
}

const StartButton = ({ lobby, onStart }: Pick<HostLobbyProps, 'lobby' | 'onStart'>) => {
  const { length } = lobby.seats
  const canStart = length >= lobby.min && length <= lobby.max
  const note = startNoteOf(lobby)
  return (
    <button
      type="button"
      class={canStart ? button.primary : `${button.plain} grow`}
      aria-disabled={canStart ? undefined : 'true'}
      onClick={() => canStart && onStart()}
    >
      <span>
        {canStart ? t('gather.start', { count: length }) : t(length < lobby.min ? 'gather.waits' : 'gather.tooMany')}
        {note && <small>{note}</small>}
      </span>
    </button>
  )
}

/** Lobby of the room on this phone: how others join, the seats, the game, and the start. */
export const HostLobby = (props: HostLobbyProps) => {
  const { lobby, roomStatus, refusal, onStart, onChange, onLeave } = props
  return (
    <Page
      title={t('gather.title')}
      wide
      aside={<ShareRoomButton door={roomStatus} />}
      footer={<StartButton lobby={lobby} onStart={onStart} />}
    >
      <div class={styles.gathering}>
        <InvitePanel {...props} />
        {refusal && <RefusalNotice why={refusal} />}
        <LobbySeatList
          {...props}
          isHost
          openSeatNote={t(roomStatus.at === 'shut' ? 'seat.openByCodes' : 'seat.openHost')}
        />
        <LobbyGameCard mode={lobby.mode} options={lobby.options}>
          <button type="button" class={button.plain} aria-label={t('gather.change')} onClick={onChange}>
            {t('gather.other')}
          </button>
        </LobbyGameCard>
        <button type="button" class={`${button.quiet} ${styles.leave}`} onClick={onLeave}>
          {t('gather.leave')}
        </button>
      </div>
    </Page>
  )
}
