/** All games on this phone: go on, look back, share, rename, export, delete; and games from elsewhere. */
import '../style/lists.css'
import '../style/history.css'
import '../text/history.ts'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Icon } from '../shell/Icon.tsx'
import { Page } from '../shell/Page.tsx'
import { href } from '../shell/route.ts'
import { t } from '../text/t.ts'
import { Delete, Rename } from './asking.tsx'
import { Filters } from './Filters.tsx'
import { ALL, writeFilter } from './filter.ts'
import { type Asked, type GameDeeds, GameRow } from './GameRow.tsx'
import { Import } from './Import.tsx'
import type { FilterView, Listed } from './view.ts'

/** So many games are drawn at once, so that the page answers in between; and so many more are asked for at a time. */
const CHUNK = 8
const PAGE = 40

interface ChunkProps extends GameDeeds {
  readonly games: readonly Listed[]
}

/** Drawn once: as long as its games are the same, nothing of it is looked at again. */
const Chunk = ({ games, onAsk, onExport, onShare }: ChunkProps) =>
  useMemo(
    () => (
      <>
        {games.map((game) => (
          <GameRow key={game.id} game={game.view()} onAsk={onAsk} onExport={onExport} onShare={onShare} />
        ))}
      </>
    ),
    [games],
  )

const chunksOf = (games: readonly Listed[]): readonly (readonly Listed[])[] =>
  Array.from({ length: Math.ceil(games.length / CHUNK) }, (_, at) => games.slice(at * CHUNK, (at + 1) * CHUNK))

/** How many of these are drawn: a chunk more with each turn of the page's loop, up to what was asked for. */
const useGrowing = (wanted: number, games: unknown): number => {
  const [drawn, draw] = useState({ games, count: CHUNK })
  const count = drawn.games === games ? drawn.count : CHUNK
  useEffect(() => {
    if (count >= wanted) return
    const timer = setTimeout(() => draw({ games, count: count + CHUNK }))
    return () => clearTimeout(timer)
  }, [count, wanted, games])
  return count
}

const List = ({ games, ...deeds }: ChunkProps) => {
  const chunks = useMemo(() => chunksOf(games), [games])
  const [pages, show] = useState(1)
  const drawn = useGrowing(Math.min(games.length, pages * PAGE), games)
  const left = games.length - pages * PAGE
  return (
    <>
      <ul class="list">
        {chunks.slice(0, Math.ceil(drawn / CHUNK)).map((chunk) => (
          <Chunk key={chunk[0]?.id} games={chunk} {...deeds} />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" class="btn" onClick={() => show(pages + 1)}>
          {t('history.more', { count: left })}
        </button>
      )}
    </>
  )
}

interface GamesProps extends FilterView {
  /** Those that the filter lets through; null while the list is being read. */
  readonly games: readonly Listed[] | null
  readonly onRename: (id: string, name: string) => void
  readonly onDelete: (id: string) => void
  readonly onExport: (id: string) => void
  readonly onShare: (id: string) => void
  /** The text of a file, or what was pasted. */
  readonly onImport: (text: string) => void
  /** What came of the last thing that was asked; empty when nothing is to be said. */
  readonly said: string
}

/** Nothing is there at all, or nothing that the filter lets through. */
const None = ({ filter, onChange }: Pick<FilterView, 'filter' | 'onChange'>) =>
  writeFilter(filter).length === 0 ? (
    <p class="muted">{t('saved.none')}</p>
  ) : (
    <>
      <p class="muted">{t('history.none')}</p>
      <button type="button" class="btn" onClick={() => onChange(ALL)}>
        {t('history.clear')}
      </button>
    </>
  )

const Statistics = () => (
  <a class="btn flat figures" href={href('stats')}>
    <Icon name="chart" small />
    {t('history.stats')}
  </a>
)

export const GamesPage = ({ games, filter, modes, onChange, said, ...deeds }: GamesProps) => {
  const { onRename, onDelete, onExport, onShare, onImport } = deeds
  const [asked, ask] = useState<Asked>(null)
  const close = () => ask(null)
  const isBare = games?.length === 0 && writeFilter(filter).length === 0
  return (
    <Page title={t('saved.title')} aside={<Statistics />}>
      {!isBare && <Filters filter={filter} modes={modes} onChange={onChange} />}
      <p role="status">{said}</p>
      {games === null && <ul class="list" aria-busy={!said} />}
      {games?.length === 0 && <None filter={filter} onChange={onChange} />}
      {games && games.length > 0 && <List games={games} onAsk={ask} onExport={onExport} onShare={onShare} />}
      <Import onImport={onImport} />
      {asked?.what === 'rename' && <Rename game={asked.game} onClose={close} onRename={onRename} />}
      {asked?.what === 'delete' && <Delete game={asked.game} onClose={close} onDelete={onDelete} />}
    </Page>
  )
}
