/** What Home offers on a phone on which a game was played: the last game, all games, the last set-up, puzzles. */
import '../../../text/bundles/packs.ts'
import '../../../text/bundles/screens.ts'
import { GAME_IDS } from '../../../games/gameIds.ts'
import type { GameId } from '../../../kernel/gameCard.ts'
import type { LastSetup } from '../../../store/settings.ts'
import { gameNameById, modeNameById } from '../../../text/gameAndModeNames.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { namesOfSave, readParticipants } from '../../common/history/participants.ts'
import { gameNameBesideMode } from '../../common/names/gameNameBesideMode.ts'
import { href } from '../../common/route.ts'
import { seatNamesForPlayer } from '../../table/bots/botNames.ts'
import type { GameUi } from '../../table/gameUiContract.ts'
import { kilobytes } from '../../table/packs/PackBar.tsx'
import { fetchedPack } from '../../table/packs/packFetches.ts'
import { type GameSummary, readSummary } from './gameSummary.ts'
import { HomeRow, HomeRows, PlayCard, Shelf } from './Home.tsx'
import type { PlayableSave, ReturnVisitData } from './loadReturnVisit.ts'
import * as styles from './ReturnVisit.module.css'
import { SeatCrests, type SeatView } from './SeatCrests.tsx'

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
    gameNameBesideMode(header.game, header.mode),
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

/** Puzzles of the day of all games that have one, side by side. */
const DailyPuzzles = ({ uis }: Pick<ReturnVisitData, 'uis'>) => {
  const cards = GAME_IDS.flatMap((id) => {
    const DailyPuzzle = uis.get(id)?.DailyPuzzle
    return DailyPuzzle ? [{ id, DailyPuzzle }] : []
  })
  return cards.length === 0 ? null : (
    <div class={styles.dailies}>
      {cards.map(({ id, DailyPuzzle }) => (
        <div key={id} class={styles.daily}>
          <DailyPuzzle game={cards.length > 1 ? gameNameById(id) : undefined} />
        </div>
      ))}
    </div>
  )
}

export const ReturnVisit = ({ games, uis, missingPacks }: ReturnVisitData) => {
  const { lastSetup } = useApp().settings.value
  const openGame = games.find(isOpen)
  const card = (id: GameId) => {
    const own = games.filter(({ header }) => header.game === id)
    const Picture = uis.get(id)?.LastPosition
    // A pack that is fetched while Home is shown is no longer missing.
    const missingBytes = fetchedPack.value !== id && missingPacks[id]
    const lastGame = own.find(isOpen) ?? own[0]
    return {
      note: missingBytes
        ? t('pack.absent', { size: kilobytes(missingBytes) })
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
      <DailyPuzzles uis={uis} />
    </>
  )
}
