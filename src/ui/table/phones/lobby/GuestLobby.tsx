import '../../../parts/symbols/phones.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import { modeNameById } from '#src/text/gameAndModeNames.ts'
import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import { NameInput } from '../../../parts/controls/NameInput.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { Page } from '../../../parts/Page.tsx'
import * as styles from '../Phones.module.css'
import { BusyNotice } from '../parts/BusyNotice.tsx'
import type { ConnectionView, GuestLobbyProps, LobbyView } from '../parts/phoneProps.ts'
import { RefusalNotice } from '../parts/RefusalNotice.tsx'
import { LobbyGameCard, optionLine } from './LobbyGameCard.tsx'
import { LobbySeatList } from './LobbySeatList.tsx'

type ConnectionHandlers = Pick<GuestLobbyProps, 'onRetry' | 'onPair'>

const PairOfflineButton = ({ onPair }: Pick<ConnectionHandlers, 'onPair'>) => (
  <button type="button" class={button.plain} onClick={onPair}>
    <Icon name="wifi" />
    {t('join.offline')}
  </button>
)

/** State of the connection to the host, while it is not up. */
const ConnectionStatus = ({ line, onRetry, onPair }: ConnectionHandlers & { readonly line: ConnectionView }) => {
  if (line.at === 'up') return null
  if (line.at === 'seeking' && !line.why) return <BusyNotice>{t('line.lobby')}</BusyNotice>
  const canRedial = line.at !== 'ended' || line.by === 'code'
  return (
    <>
      {line.at === 'seeking' && <BusyNotice>{t('line.lobby')}</BusyNotice>}
      {line.why && (
        <RefusalNotice why={line.why}>
          {canRedial && (
            <button type="button" class={button.plain} onClick={onRetry}>
              {t('line.now')}
            </button>
          )}
          <PairOfflineButton onPair={onPair} />
        </RefusalNotice>
      )}
    </>
  )
}

interface TakeSeatFormProps extends Pick<GuestLobbyProps, 'name' | 'onSit'> {
  /** Whether the host is there to give a seat. */
  readonly isConnected: boolean
}

const TakeSeatForm = ({ name, isConnected, onSit }: TakeSeatFormProps) => {
  const [draftName, setDraftName] = useState(name)
  const submit = (event: Event) => {
    event.preventDefault()
    if (isConnected) onSit(draftName.trim())
  }
  return (
    <form class={styles.sitDown} onSubmit={submit}>
      <label for="own-name" class="visuallyHidden">
        {t('gather.yourName')}
      </label>
      <NameInput
        id="own-name"
        placeholder={t('gather.yourName')}
        value={draftName}
        enterkeyhint="go"
        onInput={(event) => setDraftName(event.currentTarget.value)}
      />
      <button
        type="submit"
        class={isConnected ? button.primary : button.plain}
        aria-disabled={isConnected ? undefined : 'true'}
      >
        <span>
          {t('gather.sit')}
          {!isConnected && <small>{t('line.none')}</small>}
        </span>
      </button>
    </form>
  )
}

const hostSeatOf = (lobby: LobbyView | null) => lobby?.seats.find((seat) => seat.isHost)

const startNote = (lobby: LobbyView): string => {
  const host = hostSeatOf(lobby)
  return host ? t('gather.hostStarts', { name: host.name }) : t('gather.someoneStarts')
}

interface FooterProps extends Pick<GuestLobbyProps, 'name' | 'onSit' | 'connection'> {
  readonly lobby: LobbyView
}

/** Footer: the form to take a seat, or who starts the game. */
const Footer = ({ lobby, name, connection, onSit }: FooterProps) => {
  const isSeated = lobby.seats.some(({ isMine }) => isMine)
  const isFull = lobby.seats.length >= lobby.max
  if (!isSeated && !isFull) return <TakeSeatForm name={name} isConnected={connection.at === 'up'} onSit={onSit} />
  return (
    <p class={`grow ${styles.starts}`}>
      {!isSeated && <b>{t('gather.full')} </b>}
      {startNote(lobby)}
    </p>
  )
}

/** Announcement when the host changes the game; empty at first. */
const useGameChangeText = ({ mode, options }: LobbyView): string => {
  const game = modeNameById(mode)
  const line = optionLine(mode, options)
  const previous = useRef(`${game} ${line}`)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (previous.current === `${game} ${line}`) return
    previous.current = `${game} ${line}`
    setAnnouncement(t('gather.changed', { game, options: line }))
  }, [game, line])
  return announcement
}

const LobbyTable = (props: GuestLobbyProps & { readonly lobby: LobbyView }) => {
  const { lobby } = props
  const isSeated = lobby.seats.some(({ isMine }) => isMine)
  const canAdd = isSeated && props.connection.at === 'up'
  const openSeats = lobby.max - lobby.seats.length
  const changeText = useGameChangeText(lobby)
  return (
    <>
      <LobbyGameCard mode={lobby.mode} options={lobby.options} />
      {changeText && <p role="status">{changeText}</p>}
      <LobbySeatList {...props} isHost={false} openSeatNote={canAdd ? t('seat.openGuest') : null} />
      {!isSeated && openSeats > 0 && <p class="muted">{t('gather.lookOn', { count: openSeats })}</p>}
    </>
  )
}

/** Lobby as it is known without a line to the host: of the others nothing more is heard. */
const unheardLobby = (lobby: LobbyView): LobbyView => ({
  ...lobby,
  seats: lobby.seats.map((seat) => (seat.isHost ? { ...seat, state: 'away' } : seat)),
})

/** Lobby of a room on another phone: the game, the seats, and the form to take a seat. */
export const GuestLobby = (props: GuestLobbyProps) => {
  const { connection, refusal, onLeave } = props
  const lobby = props.lobby && connection.at !== 'up' ? unheardLobby(props.lobby) : props.lobby
  const host = hostSeatOf(lobby)
  return (
    <Page
      title={host ? t('gather.tableOf', { name: host.name }) : t('join.title')}
      wide
      footer={lobby && <Footer {...props} lobby={lobby} />}
    >
      <div class={`${styles.gathering} ${styles.guest}`}>
        <ConnectionStatus
          {...props}
          line={lobby || connection.at !== 'up' ? connection : { at: 'seeking', why: null }}
        />
        {refusal && <RefusalNotice why={refusal} />}
        {lobby && <LobbyTable {...props} lobby={lobby} />}
        <button type="button" class={`${button.quiet} ${styles.leave}`} onClick={onLeave}>
          {t('gather.leaveTable')}
        </button>
      </div>
    </Page>
  )
}
