/** Dialogs about one game of the list: rename and delete. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import * as sectionStyles from '../../parts/Section.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import * as styles from './GameDialogs.module.css'
import type { GameView } from './viewTypes.ts'

interface GameDialogProps {
  readonly game: GameView
  readonly onClose: () => void
}

/** Asks for a new name of the game. */
export const RenameDialog = ({
  game,
  onClose,
  onRename,
}: GameDialogProps & { readonly onRename: (id: string, name: string) => void }) => {
  const [name, setName] = useState(game.title)
  const input = useRef<HTMLInputElement>(null)
  // Runs after the sheet, which focuses its title.
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const submit = (event: Event) => {
    event.preventDefault()
    const newName = name.trim()
    if (newName && newName !== game.title) onRename(game.id, newName)
    onClose()
  }
  return (
    <Sheet title={t('saved.rename')} onClose={onClose}>
      <form class={styles.asking} onSubmit={submit}>
        <input
          ref={input}
          aria-label={t('saved.name')}
          value={name}
          maxLength={40}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class={button.primary}>
          {t('saved.keep')}
        </button>
      </form>
    </Sheet>
  )
}

/** Asks whether to delete the game for good. */
export const DeleteDialog = ({
  game,
  onClose,
  onDelete,
}: GameDialogProps & { readonly onDelete: (id: string) => void }) => {
  const confirmDelete = () => {
    onDelete(game.id)
    onClose()
  }
  return (
    <Sheet title={t('saved.deleteAsk', { title: game.title })} onClose={onClose}>
      <p>{t(game.isMoved ? 'saved.deleteMoved' : 'saved.deleteWhy')}</p>
      <div class={sectionStyles.pair}>
        <button type="button" class={button.plain} onClick={onClose}>
          {t('saved.deleteNo')}
        </button>
        <button type="button" class={`${button.plain} bad`} onClick={confirmDelete}>
          {t('saved.deleteYes')}
        </button>
      </div>
    </Sheet>
  )
}
