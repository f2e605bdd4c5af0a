/** What is asked about a game of the list. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Sheet } from '../shell/Sheet.tsx'
import { t } from '../text/t.ts'
import type { GameView } from './view.ts'

interface AskProps {
  readonly game: GameView
  readonly onClose: () => void
}

/** Asks what a game shall be called. */
export const Rename = ({
  game,
  onClose,
  onRename,
}: AskProps & { readonly onRename: (id: string, name: string) => void }) => {
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
      <form class="asking" onSubmit={keep}>
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

/** Asks whether a game shall go for good. */
export const Delete = ({ game, onClose, onDelete }: AskProps & { readonly onDelete: (id: string) => void }) => {
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
