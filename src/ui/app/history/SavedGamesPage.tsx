/** Page of all games on this phone: continue, replay, share, rename, export, delete, and import. */
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { href } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import { Page } from '../../parts/Page.tsx'
import { ImportBox, type ImportBoxProps } from '../share/ImportBox.tsx'
import { FilterBox } from './FilterBox.tsx'
import { DeleteDialog, RenameDialog } from './GameDialogs.tsx'
import { type GameActions, type GameDialogRequest, GameRow } from './GameRow.tsx'
import { filterToPath, NO_FILTER } from './historyFilter.ts'
import * as styles from './SavedGamesPage.module.css'
import type { FilterView, ListedGame } from './viewTypes.ts'

/** Rows drawn in one task, so that the page responds in between. */
const CHUNK_SIZE = 8
/** Rows shown at first, and added by each press of the button. */
const PAGE_SIZE = 40

interface GameListProps extends GameActions {
  readonly games: readonly ListedGame[]
}

interface WholeListProps extends GameListProps {
  readonly filterPath: string
  /** What stands below the list: it comes once all rows above it are drawn, and then stays where it is. */
  readonly children: ComponentChildren
}

/** Chunk of rows; drawn again only when its games change. */
const GameRowChunk = ({ games, onOpenDialog, onExport, onShare }: GameListProps) =>
  useMemo(
    () => (
      <>
        {games.map((game) => (
          <GameRow
            key={game.id}
            game={game.createView()}
            onOpenDialog={onOpenDialog}
            onExport={onExport}
            onShare={onShare}
          />
        ))}
      </>
    ),
    [games],
  )

const chunksOf = (games: readonly ListedGame[]): readonly (readonly ListedGame[])[] =>
  Array.from({ length: Math.ceil(games.length / CHUNK_SIZE) }, (_, index) =>
    games.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  )

/** Number of games drawn: one chunk more with each task, up to `targetCount`; starts again with another filter. */
const useGradualCount = (targetCount: number, filterPath: string): number => {
  const [drawn, setDrawn] = useState({ filterPath, count: CHUNK_SIZE })
  const count = drawn.filterPath === filterPath ? drawn.count : CHUNK_SIZE
  useEffect(() => {
    if (count >= targetCount) return
    const timer = setTimeout(() => setDrawn({ filterPath, count: count + CHUNK_SIZE }))
    return () => clearTimeout(timer)
  }, [count, targetCount, filterPath])
  return count
}

const GameList = ({ games, filterPath, children, ...actions }: WholeListProps) => {
  const chunks = useMemo(() => chunksOf(games), [games])
  const [pageCount, setPageCount] = useState(1)
  const targetCount = Math.min(games.length, pageCount * PAGE_SIZE)
  const drawnCount = useGradualCount(targetCount, filterPath)
  const remaining = games.length - pageCount * PAGE_SIZE
  return (
    <>
      <ul class={styles.list}>
        {chunks.slice(0, Math.ceil(drawnCount / CHUNK_SIZE)).map((chunk) => (
          <GameRowChunk key={chunk[0]?.id} games={chunk} {...actions} />
        ))}
      </ul>
      {drawnCount >= Math.min(games.length, PAGE_SIZE) && (
        <>
          {remaining > 0 && (
            <button type="button" class={button.plain} onClick={() => setPageCount(pageCount + 1)}>
              {t('history.more', { count: remaining })}
            </button>
          )}
          {children}
        </>
      )}
    </>
  )
}

interface GamesPageProps extends ImportBoxProps {
  readonly filter: FilterView
  /** Games that pass the filter; null while the list is being read. */
  readonly games: readonly ListedGame[] | null
  readonly onRename: (id: string, name: string) => void
  readonly onDelete: (id: string) => void
  readonly onExport: (id: string) => void
  readonly onShare: (id: string) => void
  /** Result of the last action; empty if there is nothing to say. */
  readonly statusText: string
  /** Reminder to save all games as a file, above them; null if there is none. */
  readonly reminder: ComponentChildren
  /** Sheet over the page. */
  readonly children?: ComponentChildren
}

/** Text for an empty list: no games at all, or none that pass the filter. */
const NoGames = ({ filter, onChange }: FilterView) =>
  filterToPath(filter).length === 0 ? (
    <p class="muted">{t('saved.none')}</p>
  ) : (
    <>
      <p class="muted">{t('history.none')}</p>
      <button type="button" class={button.plain} onClick={() => onChange(NO_FILTER)}>
        {t('history.clear')}
      </button>
    </>
  )

const StatisticsLink = () => (
  <a class={`${button.quiet} ${styles.figures}`} href={href('stats')}>
    <Icon name="chart" small />
    {t('history.stats')}
  </a>
)

export const SavedGamesPage = ({ games, filter, statusText, reminder, children, ...handlers }: GamesPageProps) => {
  const { onRename, onDelete, onExport, onShare, onImport, onFiles } = handlers
  const [dialogRequest, setDialogRequest] = useState<GameDialogRequest>(null)
  const closeDialog = () => setDialogRequest(null)
  const status = useRef<HTMLParagraphElement>(null)
  // A file is chosen below a long list, and what became of it is said above.
  useEffect(() => {
    if (statusText) status.current?.scrollIntoView({ block: 'nearest' })
  }, [statusText])
  const filterPath = filterToPath(filter.filter).join('/')
  const isUnfiltered = filterPath === ''
  const importBox = <ImportBox onImport={onImport} onFiles={onFiles} />
  return (
    <Page title={t('saved.title')} aside={<StatisticsLink />}>
      {reminder}
      {games && !(games.length === 0 && isUnfiltered) && <FilterBox {...filter} />}
      <p ref={status} role="status">
        {statusText}
      </p>
      {games === null && <ul class={styles.list} aria-busy={!statusText} />}
      {games?.length === 0 && <NoGames {...filter} />}
      {games && games.length > 0 && (
        <GameList
          filterPath={filterPath}
          games={games}
          onOpenDialog={setDialogRequest}
          onExport={onExport}
          onShare={onShare}
        >
          {importBox}
        </GameList>
      )}
      {(games ? games.length === 0 : statusText) && importBox}
      {dialogRequest?.what === 'rename' && (
        <RenameDialog game={dialogRequest.game} onClose={closeDialog} onRename={onRename} />
      )}
      {dialogRequest?.what === 'delete' && (
        <DeleteDialog game={dialogRequest.game} onClose={closeDialog} onDelete={onDelete} />
      )}
      {children}
    </Page>
  )
}
