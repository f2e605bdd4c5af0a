import { useRef } from 'preact/hooks'
import { t } from '../text/t.ts'

/** Longer files hold no saved game: no more of them is read, in bytes. */
const ENOUGH = 9_000_000

/** The door through which games come in: a file, or a text that was pasted. */
export const Import = ({ onImport }: { readonly onImport: (text: string) => void }) => {
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
