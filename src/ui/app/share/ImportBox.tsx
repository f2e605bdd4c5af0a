import { useRef } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import * as fold from '../../parts/Fold.module.css'
import * as storage from '../settings/StorageSettings.module.css'

export interface ImportBoxProps {
  /** Receives what was pasted as a text. */
  readonly onImport: (text: string) => void
  readonly onFiles: (files: readonly File[]) => void
}

/** Import of games from files or from pasted text. */
export const ImportBox = ({ onImport, onFiles }: ImportBoxProps) => {
  const textArea = useRef<HTMLTextAreaElement>(null)
  const handleFiles = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    onFiles([...(currentTarget.files ?? [])])
    currentTarget.value = ''
  }
  return (
    <details class={`box ${fold.fold}`}>
      <summary>{t('saved.import')}</summary>
      <label class={`${button.plain} ${storage.file}`}>
        <input type="file" multiple onChange={handleFiles} />
        {t('saved.file')}
      </label>
      <textarea
        ref={textArea}
        rows={4}
        aria-label={t('saved.paste')}
        placeholder={t('saved.paste')}
        spellcheck={false}
      />
      <button type="button" class={button.plain} onClick={() => onImport(textArea.current?.value ?? '')}>
        {t('saved.read')}
      </button>
      <p class="muted">{t('files.drop')}</p>
    </details>
  )
}
