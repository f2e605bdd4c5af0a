import '../style/lists.css'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { t } from '../text/t.ts'
import { BoardPicture } from './BoardPicture.tsx'
import { Icon } from './Icon.tsx'
import { Page } from './Page.tsx'
import { Sheet } from './Sheet.tsx'

/** One saved game in the list. */
export interface SavedView {
  readonly id: string
  readonly title: string
  /** `King's Quest · round 3 · yesterday`. */
  readonly line: string
  /** Factions on the 25 spaces; null where nothing of the board is known. */
  readonly factions: readonly number[] | null
  /** Why it cannot be played; null when it can. */
  readonly problem: string | null
  /** Where it is played, and where it can be watched. */
  readonly href: string
  readonly replay: string
}

interface SavedGamesProps {
  /** Null while the list is being read. */
  readonly games: readonly SavedView[] | null
  readonly onRename: (id: string, name: string) => void
  readonly onDelete: (id: string) => void
  readonly onExport: (id: string) => void
  /** The text of a file, or what was pasted. */
  readonly onImport: (text: string) => void
  /** What came of the last thing that was asked; empty when nothing is to be said. */
  readonly said: string
}

type Doing = { readonly what: 'rename' | 'delete'; readonly game: SavedView } | null

interface GameProps {
  readonly game: SavedView
  readonly onDo: (doing: Doing) => void
  readonly onExport: (id: string) => void
}

const About = ({ game }: { readonly game: SavedView }) => (
  <>
    {game.factions && <BoardPicture factions={game.factions} />}
    <span class="grow">
      <b>{game.title}</b>
      <small>{game.line}</small>
      {game.problem && <small class="bad">{game.problem}</small>}
    </span>
  </>
)

const Game = ({ game, onDo, onExport }: GameProps) => (
  <li class="box saved">
    {game.problem ? (
      <div class="what">
        <About game={game} />
      </div>
    ) : (
      <a class="what tap" href={game.href} aria-label={t('saved.play', { title: game.title, line: game.line })}>
        <About game={game} />
        <span class="open">
          <Icon name="play" />
        </span>
      </a>
    )}
    <div class="tools">
      {!game.problem && (
        <>
          <a class="btn flat" href={game.replay}>
            {t('saved.replay')}
          </a>
          <button type="button" class="btn flat" onClick={() => onDo({ what: 'rename', game })}>
            {t('saved.rename')}
          </button>
        </>
      )}
      <button type="button" class="btn flat" onClick={() => onExport(game.id)}>
        {t('saved.export')}
      </button>
      <button type="button" class="btn flat bad" onClick={() => onDo({ what: 'delete', game })}>
        {t('saved.delete')}
      </button>
    </div>
  </li>
)

interface AskProps {
  readonly game: SavedView
  readonly onClose: () => void
}

const Rename = ({ game, onClose, onRename }: AskProps & Pick<SavedGamesProps, 'onRename'>) => {
  const [name, say] = useState(game.title)
  const field = useRef<HTMLInputElement>(null)
  // After the sheet, which gives the focus to its title.
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const keep = (event: Event) => {
    event.preventDefault()
    const next = name.trim()
    if (next && next !== game.title) onRename(game.id, next)
    onClose()
  }
  return (
    <Sheet title={t('saved.rename')} onClose={onClose}>
      <form class="ask" onSubmit={keep}>
        <input
          ref={field}
          aria-label={t('saved.name')}
          value={name}
          maxLength={40}
          onInput={(event) => say(event.currentTarget.value)}
        />
        <button type="submit" class="btn go">
          {t('saved.keep')}
        </button>
      </form>
    </Sheet>
  )
}

const Delete = ({ game, onClose, onDelete }: AskProps & Pick<SavedGamesProps, 'onDelete'>) => {
  const forget = () => {
    onDelete(game.id)
    onClose()
  }
  return (
    <Sheet title={t('saved.deleteAsk', { title: game.title })} onClose={onClose}>
      <p>{t('saved.deleteWhy')}</p>
      <div class="two">
        <button type="button" class="btn" onClick={onClose}>
          {t('saved.deleteNo')}
        </button>
        <button type="button" class="btn bad" onClick={forget}>
          {t('saved.deleteYes')}
        </button>
      </div>
    </Sheet>
  )
}

/** Longer files hold no saved game: no more of them is read, in bytes. */
const ENOUGH = 9_000_000

const Import = ({ onImport }: Pick<SavedGamesProps, 'onImport'>) => {
  const pasted = useRef<HTMLTextAreaElement>(null)
  const open = async ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? []
    // A file that cannot be read is as good as an empty one.
    const text = await file
      ?.slice(0, ENOUGH)
      .text()
      .catch(() => '')
    if (text !== undefined) onImport(text)
    currentTarget.value = ''
  }
  return (
    <details class="box fold">
      <summary>{t('saved.import')}</summary>
      <label class="btn file">
        <input type="file" accept=".json,application/json,text/plain" onChange={open} />
        {t('saved.file')}
      </label>
      <textarea ref={pasted} rows={4} aria-label={t('saved.paste')} placeholder={t('saved.paste')} spellcheck={false} />
      <button type="button" class="btn" onClick={() => onImport(pasted.current?.value ?? '')}>
        {t('saved.read')}
      </button>
    </details>
  )
}

/** All games on this phone: go on, rename, export, delete; and games from elsewhere. */
export function SavedGames({ games, onRename, onDelete, onExport, onImport, said }: SavedGamesProps) {
  const [doing, ask] = useState<Doing>(null)
  const close = () => ask(null)
  return (
    <Page title={t('saved.title')}>
      {games?.length === 0 && <p class="muted">{t('saved.none')}</p>}
      <ul class="list" aria-busy={games === null && !said}>
        {games?.map((game) => (
          <Game key={game.id} game={game} onDo={ask} onExport={onExport} />
        ))}
      </ul>
      <p role="status">{said}</p>
      <Import onImport={onImport} />
      {doing?.what === 'rename' && <Rename game={doing.game} onClose={close} onRename={onRename} />}
      {doing?.what === 'delete' && <Delete game={doing.game} onClose={close} onDelete={onDelete} />}
    </Page>
  )
}
