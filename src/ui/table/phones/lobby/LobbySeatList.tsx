import { useState } from 'preact/hooks'
import '../style/bots.css'
import { BotLevel } from '../bots/BotLevel.tsx'
import { levelNamed } from '../bots/levels.ts'
import { doneOnEnter } from '../shell/doneOnEnter.ts'
import { Crest, Emblems, Icon } from '../shell/Icon.tsx'
import { NameInput } from '../shell/NameInput.tsx'
import { OwnCrest } from '../shell/OwnCrest.tsx'
import { t } from '../text/t.ts'
import type { HostLobbyProps, LobbyView, SeatDeeds, SitterView } from './props.ts'
import { SeatSign } from './SeatSign.tsx'
import { useArrivals } from './useArrivals.ts'

interface NameProps {
  readonly sitter: SitterView
  readonly number: number
  readonly onRename: SeatDeeds['onRename']
}

/** Own names can be typed over; what is typed stays while the host tells of others. */
const Name = ({ sitter, number, onRename }: NameProps) => {
  const [typed, type] = useState<string | null>(null)
  const leave = () => {
    const name = typed?.trim()
    if (name && name !== sitter.name) onRename(sitter.id, name)
    type(null)
  }
  return (
    <NameInput
      aria-label={t('seat.name', { number })}
      value={typed ?? sitter.name}
      enterkeyhint="done"
      onInput={(event) => type(event.currentTarget.value)}
      onKeyDown={doneOnEnter}
      onBlur={leave}
    />
  )
}

interface SitterProps extends Omit<NameProps, 'number'> {
  readonly at: number
  readonly onBot: SittersProps['onBot']
  /** Null where this phone may not take the seat away. */
  readonly onRise: ((id: string) => void) | null
}

const Sitter = ({ sitter, at, onBot, onRename, onRise }: SitterProps) => {
  const level = levelNamed(sitter.bot)
  const isOwn = sitter.mine && !level
  return (
    <li class="sitter">
      {isOwn ? (
        <OwnCrest name={sitter.name} seat={at} onChoose={() => onRename(sitter.id, sitter.name)} />
      ) : (
        <Crest seat={at} />
      )}
      <span class="grow">
        {isOwn ? <Name sitter={sitter} number={at + 1} onRename={onRename} /> : <b>{sitter.name}</b>}
        <span class="tags">
          {sitter.host && <small class="hosts">{t('seat.host')}</small>}
          {sitter.mine && <small class="muted">{t(level ? 'bots.here' : 'seat.here')}</small>}
        </span>
      </span>
      <SeatSign state={sitter.state} lobby />
      {onRise && (
        <button
          type="button"
          class="ic tap"
          aria-label={t('seat.rise', { name: sitter.name })}
          onClick={() => onRise(sitter.id)}
        >
          <Icon name="cross" />
        </button>
      )}
      {level && onBot && <BotLevel name={sitter.name} level={level} onChange={(next) => onBot(next, sitter.id)} />}
    </li>
  )
}

interface OpenProps extends Pick<SittersProps, 'onBot'> {
  readonly note: string
  readonly onSit: () => void
}

const Open = ({ note, onSit, onBot }: OpenProps) => (
  <li class="sitter open">
    <Icon name="plus" />
    <span class="grow">
      <b>{t('seat.open')}</b>
      <span class="muted">{note}</span>
    </span>
    <button type="button" class="btn" aria-label={t('seat.addSays')} onClick={onSit}>
      {t('seat.add')}
    </button>
    {onBot && (
      <button type="button" class="btn" aria-label={t('bots.addSays')} onClick={() => onBot('scout')}>
        {t('bots.add')}
      </button>
    )}
  </li>
)

interface SittersProps extends SeatDeeds {
  readonly lobby: LobbyView
  /** The host may take any seat away, others their own. */
  readonly isHost: boolean
  /** Under "Open seat"; null where no seat may be added on this phone now. */
  readonly invites: string | null
  /** Seats a bot on this phone, or changes its level; absent where none may be. */
  readonly onBot?: HostLobbyProps['onBot'] | undefined
}

/** Who sits, in the order of play, and the seat that is still open. */
export const Sitters = ({ lobby, isHost, invites, onSit, onBot, onRise, onRename }: SittersProps) => {
  const { seats, max } = lobby
  // A phone does not count itself among those that look on.
  const watching = lobby.watching - (isHost || seats.some(({ mine }) => mine) ? 0 : 1)
  const said = useArrivals(seats)
  return (
    <section class="sect" aria-labelledby="sitters">
      <h2 id="sitters" class="counted">
        {t('seat.title')} <span>{t('seat.count', { count: seats.length, max })}</span>
      </h2>
      <Emblems.Provider value={seats}>
        <ul class="sitters">
          {seats.map((sitter, at) => (
            <Sitter
              key={sitter.id}
              sitter={sitter}
              at={at}
              onBot={onBot}
              onRename={onRename}
              onRise={isHost || sitter.mine ? onRise : null}
            />
          ))}
          {seats.length < max && invites !== null && <Open note={invites} onSit={() => onSit('')} onBot={onBot} />}
        </ul>
      </Emblems.Provider>
      {watching > 0 && <p class="muted">{t('gather.watching', { count: watching })}</p>}
      <p class="vh" role="status">
        {said}
      </p>
    </section>
  )
}
