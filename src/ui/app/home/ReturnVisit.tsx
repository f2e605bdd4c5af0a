/** What Home offers on a phone on which a game was played: the last game, all games, the last set-up, puzzles. */
import '../../../text/packs.ts'
import '../../../text/screens.ts'
import { useEffect, useState } from 'preact/hooks'
import { GAME_IDS } from '../../../games/gameIds.ts'
import type { GameId } from '../../../kernel/contract.ts'
import { listSaves, type SavedGame } from '../../../store/listSaves.ts'
import type { LastSetup } from '../../../store/settings.ts'
import { joinNames } from '../../../text/formatList.ts'
import { modeNameById } from '../../../text/names.ts'
import { t } from '../../../text/t.ts'
import { seatNamesForPlayer } from '../../table/bots/botNames.ts'
import type { GameUi } from '../../table/gameUi.ts'
import { useApp } from '../appContext.ts'
import { gameNameBeside } from '../gameNameBeside.ts'
import type { GameUis } from '../gameUis.ts'
import { namesOfSave, readParticipants } from '../history/participants.ts'
import { kilobytes } from '../packs/PackBar.tsx'
import { fetchedPack } from '../packs/packFetches.ts'
import { missingPackBytes } from '../packs/requirePack.ts'
import { href } from '../route.ts'
import { type GameSummary, readSummary, savedSummaryCount } from './gameSummary.ts'
import { HomeRow, HomeRows, PlayCard, Shelf } from './Home.tsx'
import * as styles from './ReturnVisit.module.css'
import { SeatCrests, type SeatView } from './SeatCrests.tsx'

type PlayableSave = Extract<SavedGame, { readonly kind: 'game' }>

const isPlayable = (save: SavedGame): save is PlayableSave => save.kind === 'game'
const isOpen = ({ finished }: PlayableSave): boolean => !finished

/** Text that says whose turn it is; saves of old versions hold the text itself. */
const turnNote = ({ summary, header }: PlayableSave, { turn, note }: GameSummary): string => {
  if (turn === null) return note
  if (readParticipants(summary)?.me === turn) return t('home.yourTurn')
  return t('home.turnOf', { name: namesOfSave(header, summary)[turn] ?? '' })
}

/** Seats of a game with their points, which a screen reader says in words. */
const seatsOf = ({ header, summary }: PlayableSave, ui: GameUi | undefined): readonly SeatView[] => {
  const { points, goal } = readSummary(summary)
  const pointsText = (seat: number, count: number): string =>
    ui?.progressText?.(summary, seat) ?? (goal > 0 ? `${count} / ${goal}` : String(count))
  return namesOfSave(header, summary).map((name, seat) => {
    const count = points[seat]
    const text = count === undefined ? name : t('home.points', { name, words: pointsText(seat, count) })
    return { ...header.seats[seat], name, points: count, text }
  })
}

/** Play of a game that goes on. */
const ContinueCard = ({ game, ui }: { readonly game: PlayableSave; readonly ui: GameUi | undefined }) => {
  const { name, header } = game
  const parts = [
    gameNameBeside(header.game, header.mode),
    name || modeNameById(header.mode),
    turnNote(game, readSummary(game.summary)),
  ]
  return (
    <PlayCard to={href('play', game.id)} about={parts.filter(Boolean).join(' · ')}>
      <SeatCrests seats={seatsOf(game, ui)} />
    </PlayCard>
  )
}

const RepeatSetup = ({ mode, names, bots, options: { points } }: LastSetup) => (
  <HomeRow
    to={href('again')}
    icon="play"
    title={t('home.again', { mode: modeNameById(mode) })}
    details={[joinNames(seatNamesForPlayer(names, bots)), points !== undefined && t('home.goal', { points })]
      .filter(Boolean)
      .join(' · ')}
  />
)

/** Saves as Home found them; read again when the summary of a table that was left has been stored. */
const useCurrentSaves = (saves: readonly SavedGame[]): readonly PlayableSave[] => {
  const { database } = useApp()
  const [read, setRead] = useState({ after: saves, current: saves })
  useEffect(() => {
    listSaves(database).then(
      (current) => setRead({ after: saves, current }),
      () => undefined,
    )
  }, [saves, savedSummaryCount.value])
  const current = read.after === saves ? read.current : saves
  return current.filter(isPlayable)
}

/** Bytes of each pack that this phone lacks; empty until that is known. A pack that comes meanwhile is looked for again. */
const useMissingPacks = (): Readonly<Record<GameId, number>> => {
  const [missing, setMissing] = useState({})
  useEffect(() => {
    const look = async (): Promise<void> => {
      const entries = await Promise.all(GAME_IDS.map(async (id) => [id, await missingPackBytes(id)] as const))
      setMissing(Object.fromEntries(entries))
    }
    void look()
  }, [fetchedPack.value])
  return missing
}

interface ReturnVisitProps {
  readonly saves: readonly SavedGame[]
  readonly uis: GameUis
}

export const ReturnVisit = ({ saves, uis }: ReturnVisitProps) => {
  const games = useCurrentSaves(saves)
  const missing = useMissingPacks()
  const { lastSetup } = useApp().settings.value
  const openGame = games.find(isOpen)
  const card = (id: GameId) => {
    const own = games.filter(({ header }) => header.game === id)
    const Picture = uis.get(id)?.LastPosition
    const lastGame = own.find(isOpen) ?? own[0]
    return {
      note: missing[id]
        ? t('pack.absent', { size: kilobytes(missing[id]) })
        : t('home.open', { count: own.filter(isOpen).length }),
      picture: Picture && lastGame?.summary && <Picture summary={lastGame.summary} />,
    }
  }
  return (
    <>
      {openGame ? (
        <ContinueCard game={openGame} ui={uis.get(openGame.header.game)} />
      ) : (
        <PlayCard to={href('who')} about={lastSetup ? modeNameById(lastSetup.mode) : t('home.first')} />
      )}
      <Shelf card={card} />
      <HomeRows>{lastSetup && <RepeatSetup {...lastSetup} />}</HomeRows>
      {[...uis].map(
        ([id, { DailyPuzzle }]) =>
          DailyPuzzle && (
            <div key={id} class={styles.daily}>
              <DailyPuzzle />
            </div>
          ),
      )}
    </>
  )
}
