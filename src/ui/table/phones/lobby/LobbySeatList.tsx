import { useEffect, useRef, useState } from 'preact/hooks'
import { parseLevel } from '#src/bots/levels.ts'
import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import { Crest, EmblemsContext } from '../../../parts/Crest.tsx'
import { blurOnEnter } from '../../../parts/controls/blurOnEnter.ts'
import { NameInput } from '../../../parts/controls/NameInput.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import * as sectionStyles from '../../../parts/Section.module.css'
import { BotLevelChoice } from '../../bots/BotLevelChoice.tsx'
import { CrestButton } from '../../people/CrestButton.tsx'
import * as styles from '../Phones.module.css'
import type { HostLobbyProps, LobbySeatView, LobbyView, SeatHandlers } from '../parts/phoneProps.ts'
import { SeatStateLabel } from '../parts/SeatStateLabel.tsx'

type LobbySeats = readonly LobbySeatView[]

/** Seats of the first list that are not in the second. */
const seatsMissingIn = (seats: LobbySeats, otherSeats: LobbySeats): LobbySeats =>
  seats.filter(({ id }) => !otherSeats.some((other) => other.id === id))

/** Seats of this phone that the host has just confirmed. */
const confirmedSeats = (before: LobbySeats, after: LobbySeats): LobbySeats =>
  after.filter(
    ({ id, isMine, state }) => isMine && state === 'here' && before.find((other) => other.id === id)?.state !== state,
  )

/** Sentences for a live region: who came, who went, and which seats of this phone were confirmed. */
export const arrivalTextOf = (before: LobbySeats, after: LobbySeats): string =>
  [
    ...confirmedSeats(before, after).map(({ name }) => t('seat.given', { name })),
    ...seatsMissingIn(after, before)
      .filter(({ isMine }) => !isMine)
      .map(({ name }) => t('seat.came', { name })),
    ...seatsMissingIn(before, after)
      .filter(({ isMine }) => !isMine)
      .map(({ name }) => t('seat.went', { name })),
  ].join(' ')

/** Latest such text; empty at first, because the list itself is read then. */
const useArrivals = (seats: LobbySeats): string => {
  const previousSeats = useRef(seats)
  const [arrivalText, setArrivalText] = useState('')
  useEffect(() => {
    const text = arrivalTextOf(previousSeats.current, seats)
    previousSeats.current = seats
    if (text) setArrivalText(text)
  }, [seats])
  return arrivalText
}

interface SeatNameInputProps {
  readonly seat: LobbySeatView
  readonly number: number
  readonly onRename: SeatHandlers['onRename']
}

/** Input for the name of an own seat; a draft is kept while the host reports changes of others. */
const SeatNameInput = ({ seat, number, onRename }: SeatNameInputProps) => {
  const [draftName, setDraftName] = useState<string | null>(null)
  const commitName = () => {
    const name = draftName?.trim()
    if (name && name !== seat.name) onRename(seat.id, name)
    setDraftName(null)
  }
  return (
    <NameInput
      aria-label={t('seat.name', { number })}
      value={draftName ?? seat.name}
      enterkeyhint="done"
      onInput={(event) => setDraftName(event.currentTarget.value)}
      onKeyDown={blurOnEnter}
      onBlur={commitName}
    />
  )
}

interface LobbySeatRowProps extends Omit<SeatNameInputProps, 'number'> {
  readonly seatIndex: number
  readonly onBot: LobbySeatListProps['onBot']
  /** Null where this phone may not take the seat away. */
  readonly onGiveUpSeat: ((id: string) => void) | null
}

const LobbySeatRow = ({ seat, seatIndex, onBot, onRename, onGiveUpSeat }: LobbySeatRowProps) => {
  const botLevel = parseLevel(seat.bot)
  const isOwn = seat.isMine && !botLevel
  return (
    <li class={styles.sitter}>
      {isOwn ? (
        <CrestButton name={seat.name} seat={seatIndex} onChoose={() => onRename(seat.id, seat.name)} />
      ) : (
        <Crest seat={seatIndex} />
      )}
      <span class="grow">
        {isOwn ? <SeatNameInput seat={seat} number={seatIndex + 1} onRename={onRename} /> : <b>{seat.name}</b>}
        <span class={styles.tags}>
          {seat.isHost && <small class={styles.host}>{t('seat.host')}</small>}
          {seat.isMine && <small class="muted">{t(botLevel ? 'bots.here' : 'seat.here')}</small>}
        </span>
      </span>
      <SeatStateLabel state={seat.state} lobby />
      {onGiveUpSeat && (
        <button
          type="button"
          class={`${button.icon} ${styles.rise} tap`}
          aria-label={t('seat.rise', { name: seat.name })}
          onClick={() => onGiveUpSeat(seat.id)}
        >
          <Icon name="cross" />
        </button>
      )}
      {botLevel && onBot && (
        <BotLevelChoice name={seat.name} level={botLevel} onChange={(next) => onBot(next, seat.id)} />
      )}
    </li>
  )
}

interface OpenSeatRowProps extends Pick<LobbySeatListProps, 'onBot'> {
  readonly note: string
  readonly onSit: () => void
}

const OpenSeatRow = ({ note, onSit, onBot }: OpenSeatRowProps) => (
  <li class={`${styles.sitter} ${styles.open}`}>
    <Icon name="plus" />
    <span class="grow">
      <b>{t('seat.open')}</b>
      <span class="muted">{note}</span>
    </span>
    <button type="button" class={button.plain} aria-label={t('seat.addSays')} onClick={onSit}>
      {t('seat.add')}
    </button>
    {onBot && (
      <button type="button" class={button.plain} aria-label={t('bots.addSays')} onClick={() => onBot('scout')}>
        {t('bots.add')}
      </button>
    )}
  </li>
)

interface LobbySeatListProps extends SeatHandlers {
  readonly lobby: LobbyView
  /** Whether this phone is the host, which may take any seat away; others may take only their own. */
  readonly isHost: boolean
  /** Note under "Open seat"; null where no seat may be added on this phone now. */
  readonly openSeatNote: string | null
  /** Seats a bot on this phone, or changes its level; absent where no bot may be seated. */
  readonly onBot?: HostLobbyProps['onBot'] | undefined
}

/** List of the taken seats, in the order of play, and of the seat that is still open. */
export const LobbySeatList = ({
  lobby,
  isHost,
  openSeatNote,
  onSit,
  onBot,
  onGiveUpSeat,
  onRename,
}: LobbySeatListProps) => {
  const { seats, max } = lobby
  // A phone does not count itself among those that watch.
  const watcherCount = lobby.watcherCount - (isHost || seats.some(({ isMine }) => isMine) ? 0 : 1)
  const arrivalText = useArrivals(seats)
  return (
    <section class={sectionStyles.section} aria-labelledby="sitters">
      <h2 id="sitters" class={styles.counted}>
        {t('seat.title')} <span>{t('seat.count', { count: seats.length, max })}</span>
      </h2>
      <EmblemsContext.Provider value={seats}>
        <ul class={styles.sitters}>
          {seats.map((lobbySeat, at) => (
            <LobbySeatRow
              key={lobbySeat.id}
              seat={lobbySeat}
              seatIndex={at}
              onBot={onBot}
              onRename={onRename}
              onGiveUpSeat={isHost || lobbySeat.isMine ? onGiveUpSeat : null}
            />
          ))}
          {seats.length < max && openSeatNote !== null && (
            <OpenSeatRow note={openSeatNote} onSit={() => onSit('')} onBot={onBot} />
          )}
        </ul>
      </EmblemsContext.Provider>
      {watcherCount > 0 && <p class="muted">{t('gather.watching', { count: watcherCount })}</p>}
      <p class="visuallyHidden" role="status">
        {arrivalText}
      </p>
    </section>
  )
}
