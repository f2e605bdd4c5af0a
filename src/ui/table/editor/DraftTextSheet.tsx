/** Sheet with a whole draft as text, in place of which another can be pasted. */
import { useState } from 'preact/hooks'
import type { Refusal, Result } from '../../../kernel/result.ts'
import { t } from '../../../text/t.ts'
import { navigateUp } from '../../common/route.ts'
import { straightQuotes } from '../../common/straightQuotes.ts'
import * as button from '../../parts/Button.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import * as styles from './Editor.module.css'

/** Value of a JSON text, wrapped; null if it is not JSON. */
const parseJsonText = (text: string): { readonly json: unknown } | null => {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return null
  }
}

interface DraftTextSheetProps<D> {
  readonly draft: D
  /** Reads a document of this game. */
  readonly read: (json: unknown) => Result<D>
  readonly refusalText: (refusal: Refusal) => string
  readonly onChange: (draft: D) => void
}

export const DraftTextSheet = <D,>({ draft, read, refusalText, onChange }: DraftTextSheetProps<D>) => {
  const [text, setText] = useState(() => JSON.stringify(draft, null, 2))
  const [message, setMessage] = useState('')
  const applyText = () => {
    const parsedJson = parseJsonText(text) ?? parseJsonText(straightQuotes(text))
    const parsedDraft = parsedJson && read(parsedJson.json)
    if (!parsedDraft) return setMessage(t('editor.noText'))
    if (!parsedDraft.ok) return setMessage(refusalText(parsedDraft.error))
    onChange(parsedDraft.value)
    navigateUp()
  }
  return (
    <Sheet
      title={t('editor.text')}
      footer={
        <>
          <button type="button" class={button.plain} onClick={navigateUp}>
            {t('app.close')}
          </button>
          <button type="button" class={button.primary} onClick={applyText}>
            {t('editor.take')}
          </button>
        </>
      }
      onClose={navigateUp}
    >
      <p class="muted">{t('editor.textHelp')}</p>
      <textarea
        class={styles.document}
        dir="ltr"
        rows={10}
        spellcheck={false}
        aria-label={t('editor.text')}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p role="status">{message}</p>
    </Sheet>
  )
}
