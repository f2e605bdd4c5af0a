import { useRef } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import * as fold from '../../parts/Fold.module.css'
import * as storage from '../settings/StorageSettings.module.css'

/** Bytes read of a file at most; a longer file is no saved game. */
const MAX_FILE_SIZE = 9_000_000

/** Import of a game from a file or from pasted text. */
export const ImportBox = ({ onImport }: { readonly onImport: (text: string) => void }) => {
  const textArea = useRef<HTMLTextAreaElement>(null)
  const readFile = async ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? []
    // A file that cannot be read counts as empty.
    const text = await file
      ?.slice(0, MAX_FILE_SIZE)
      .text()
      .catch(() => '')
    if (text !== undefined) onImport(text)
    currentTarget.value = ''
  }
  return (
    <details class={`box ${fold.fold}`}>
      <summary>{t('saved.import')}</summary>
      <label class={`${button.plain} ${storage.file}`}>
        <input type="file" onChange={readFile} />
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
    </details>
  )
}
