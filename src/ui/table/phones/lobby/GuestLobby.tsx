import '../style/gather.css'
import '../symbols/gather.ts'
import '../text/together.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../shell/Icon.tsx'
import { NameInput } from '../shell/NameInput.tsx'
import { Page } from '../shell/Page.tsx'
import { nameOfMode } from '../text/names.ts'
import { t } from '../text/t.ts'
import { Fault } from './Fault.tsx'
import { GameCard, optionLine } from './GameCard.tsx'
import type { GuestLobbyProps, LineView, LobbyView } from './props.ts'
import { Sitters } from './Sitters.tsx'
import { Turning } from './Turning.tsx'

type Deeds = Pick<GuestLobbyProps, 'onRetry' | 'onPair'>

const Offline = ({ onPair }: Pick<Deeds, 'onPair'>) => (
  <button type="button" class="btn" onClick={onPair}>
    <Icon name="wifi" />
    {t('join.offline')}
  </button>
)

/** What is said of the line to the host while it is not up. */
const Line = ({ line, onRetry, onPair }: Deeds & { readonly line: LineView }) => {
  if (line.at === 'up') return null
  if (line.at === 'seeking' && !line.why) return <Turning>{t('line.lobby')}</Turning>
  const byCode = line.at !== 'ended' || line.by === 'code'
  return (
    <>
      {line.at === 'seeking' && <Turning>{t('line.lobby')}</Turning>}
      {line.why && (
        <Fault why={line.why}>
          {byCode && (
            <button type="button" class="btn" onClick={onRetry}>
              {t('line.now')}
            </button>
          )}
          <Offline onPair={onPair} />
        </Fault>
      )}
    </>
  )
}

const SitDown = ({ name, onSit }: Pick<GuestLobbyProps, 'name' | 'onSit'>) => {
  const [typed, type] = useState(name)
  const sit = (event: Event) => {
    event.preventDefault()
    onSit(typed.trim())
  }
  return (
    <form class="sit" onSubmit={sit}>
      <label for="own-name" class="vh">
        {t('gather.yourName')}
      </label>
      <NameInput
        id="own-name"
        placeholder={t('gather.yourName')}
        value={typed}
        enterkeyhint="go"
        onInput={(event) => type(event.currentTarget.value)}
      />
      <button type="submit" class="btn go">
        {t('gather.sit')}
      </button>
    </form>
  )
}

const hostOf = (lobby: LobbyView | null) => lobby?.seats.find((seat) => seat.host)

const startsBy = (lobby: LobbyView): string => {
  const host = hostOf(lobby)
  return host ? t('gather.hostStarts', { name: host.name }) : t('gather.someoneStarts')
}

interface FooterProps extends Pick<GuestLobbyProps, 'name' | 'onSit'> {
  readonly lobby: LobbyView
}

/** Under the thumb: to sit down, or who starts. */
const Footer = ({ lobby, name, onSit }: FooterProps) => {
  const sits = lobby.seats.some(({ mine }) => mine)
  const full = lobby.seats.length >= lobby.max
  if (!sits && !full) return <SitDown name={name} onSit={onSit} />
  return (
    <p class="grow starts">
      {!sits && <b>{t('gather.full')} </b>}
      {startsBy(lobby)}
    </p>
  )
}

/** What is said aloud when the host changes the game; nothing at first. */
const useChanged = ({ mode, options }: LobbyView): string => {
  const game = nameOfMode(mode)
  const line = optionLine(mode, options)
  const before = useRef(`${game} ${line}`)
  const [said, say] = useState('')
  useEffect(() => {
    if (before.current === `${game} ${line}`) return
    before.current = `${game} ${line}`
    say(t('gather.changed', { game, options: line }))
  }, [game, line])
  return said
}

const Table = (props: GuestLobbyProps & { readonly lobby: LobbyView }) => {
  const { lobby } = props
  const sits = lobby.seats.some(({ mine }) => mine)
  const open = lobby.max - lobby.seats.length
  const changed = useChanged(lobby)
  return (
    <>
      <GameCard mode={lobby.mode} options={lobby.options} />
      {changed && <p role="status">{changed}</p>}
      <Sitters {...props} isHost={false} invites={sits ? t('seat.openGuest') : null} />
      {!sits && open > 0 && <p class="muted">{t('gather.lookOn', { count: open })}</p>}
    </>
  )
}

/** The table that somebody else gathers: what is played, who sits, and a seat for whoever wants one. */
export const GuestLobby = (props: GuestLobbyProps) => {
  const { lobby, line, refused, onLeave } = props
  const host = hostOf(lobby)
  return (
    <Page
      title={host ? t('gather.tableOf', { name: host.name }) : t('join.title')}
      wide
      footer={lobby && <Footer {...props} lobby={lobby} />}
    >
      <div class="gather guest">
        <Line {...props} line={lobby || line.at !== 'up' ? line : { at: 'seeking', why: null }} />
        {refused && <Fault why={refused} />}
        {lobby && <Table {...props} lobby={lobby} />}
        <button type="button" class="btn flat leave" onClick={onLeave}>
          {t('gather.leaveTable')}
        </button>
      </div>
    </Page>
  )
}
