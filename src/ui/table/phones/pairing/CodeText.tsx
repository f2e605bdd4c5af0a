import '../style/lists.css'
import { useId, useState } from 'preact/hooks'
import { t } from '../text/t.ts'
import { CopyButton } from './CopyButton.tsx'

/** A code as text, for who has no camera: to be copied and sent in any way. */
export const ShowText = ({ text }: { readonly text: string }) => (
  <details class="box fold">
    <summary>{t('pair.asText')}</summary>
    <textarea
      readOnly
      rows={4}
      aria-label={t('pair.text')}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
    />
    <CopyButton text={text} label={t('pair.copy')} done={t('pair.copied')} failed={t('pair.notCopied')} />
  </details>
)

/** The other phone's code as text. */
export const PasteText = ({ open, onUse }: { readonly open: boolean; readonly onUse: (text: string) => void }) => {
  const id = useId()
  const [text, type] = useState('')
  const use = (event: Event) => {
    event.preventDefault()
    if (text.trim()) onUse(text)
  }
  return (
    <details class="box fold" open={open}>
      <summary>{t('pair.asText')}</summary>
      <form class="pasted" onSubmit={use}>
        <label for={id}>{t('pair.paste')}</label>
        <textarea
          id={id}
          rows={4}
          spellcheck={false}
          value={text}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit" class="btn">
          {t('pair.use')}
        </button>
      </form>
    </details>
  )
}
