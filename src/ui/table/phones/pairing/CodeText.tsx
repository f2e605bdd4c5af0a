import { useId, useState } from 'preact/hooks'
import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import * as fold from '../../../parts/Fold.module.css'
import * as styles from '../Phones.module.css'
import { CopyButton } from '../parts/CopyButton.tsx'

/** Code as text, for people without a camera: to be copied and sent in any way. */
export const ShowCodeText = ({ text }: { readonly text: string }) => (
  <details class={`box ${fold.fold}`}>
    <summary>{t('pair.asText')}</summary>
    <textarea
      readOnly
      rows={4}
      aria-label={t('pair.text')}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
    />
    <CopyButton text={text} label={t('pair.copy')} successText={t('pair.copied')} failureText={t('pair.notCopied')} />
  </details>
)

/** Form for the other phone's code as text. */
export const PasteCodeText = ({ open, onUse }: { readonly open: boolean; readonly onUse: (text: string) => void }) => {
  const id = useId()
  const [text, setText] = useState('')
  const submit = (event: Event) => {
    event.preventDefault()
    if (text.trim()) onUse(text)
  }
  return (
    <details class={`box ${fold.fold}`} open={open}>
      <summary>{t('pair.asText')}</summary>
      <form class={styles.pasted} onSubmit={submit}>
        <label for={id}>{t('pair.paste')}</label>
        <textarea
          id={id}
          rows={4}
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class={button.plain}>
          {t('pair.use')}
        </button>
      </form>
    </details>
  )
}
