import '../style/gather.css'
import '../symbols/gather.ts'
import '../text/together.ts'
import { shareText } from '../blackstone/game/share.ts'
import { Icon } from '../shell/Icon.tsx'
import { Page } from '../shell/Page.tsx'
import { listOf } from '../text/list.ts'
import { t } from '../text/t.ts'
import { Door } from './Door.tsx'
import { Fault } from './Fault.tsx'
import { GameCard } from './GameCard.tsx'
import type { DoorView, HostLobbyProps, LobbyView, SeatState } from './props.ts'
import { Sitters } from './Sitters.tsx'

const Share = ({ door }: { readonly door: DoorView }) => {
  if (door.at !== 'open' || !('share' in navigator)) return null
  const { code, link } = door
  return (
    <button
      type="button"
      class="ic tap"
      aria-label={t('gather.share')}
      onClick={() => void shareText(t('gather.invitation', { code, link }))}
    >
      <Icon name="share" />
    </button>
  )
}

const namesOf = ({ seats }: LobbyView, ...states: readonly SeatState[]): readonly string[] =>
  seats.filter(({ state }) => states.includes(state)).map(({ name }) => name)

/** Why it cannot be started, or what whoever starts should know; empty where nothing is to be said. */
const noteOf = (lobby: LobbyView): string => {
  const missing = lobby.min - lobby.seats.length
  if (missing > 0) return t('gather.missing', { count: missing })
  const extra = lobby.seats.length - lobby.max
  if (extra > 0) return t('gather.extra', { count: extra })
  const joining = namesOf(lobby, 'joining')
  if (joining.length > 0) return t('gather.joining', { names: listOf(joining), count: joining.length })
  const gone = namesOf(lobby, 'back', 'away')
  return gone.length > 0 ? t('gather.away', { names: listOf(gone), count: gone.length }) : ''
}

const Start = ({ lobby, onStart }: Pick<HostLobbyProps, 'lobby' | 'onStart'>) => {
  const { length } = lobby.seats
  const can = length >= lobby.min && length <= lobby.max
  const note = noteOf(lobby)
  return (
    <button
      type="button"
      class={can ? 'btn go' : 'btn grow'}
      aria-disabled={can ? undefined : 'true'}
      onClick={() => can && onStart()}
    >
      <span>
        {can ? t('gather.start', { count: length }) : t(length < lobby.min ? 'gather.waits' : 'gather.tooMany')}
        {note && <small>{note}</small>}
      </span>
    </button>
  )
}

/** Gather the table: how others join, who sits, what is played, and the start. */
export const HostLobby = (props: HostLobbyProps) => {
  const { lobby, door, refused, onStart, onChange, onLeave } = props
  return (
    <Page
      title={t('gather.title')}
      wide
      aside={<Share door={door} />}
      footer={<Start lobby={lobby} onStart={onStart} />}
    >
      <div class="gather">
        <Door {...props} />
        {refused && <Fault why={refused} />}
        <Sitters {...props} isHost invites={t('seat.openHost')} />
        <GameCard mode={lobby.mode} options={lobby.options}>
          <button type="button" class="btn" aria-label={t('gather.change')} onClick={onChange}>
            {t('gather.other')}
          </button>
        </GameCard>
        <button type="button" class="btn flat leave" onClick={onLeave}>
          {t('gather.leave')}
        </button>
      </div>
    </Page>
  )
}
