import type { ComponentChildren } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import { t } from '#src/text/t.ts'
import { shareText } from '../../../common/browser/shareText.ts'
import * as button from '../../../parts/Button.module.css'
import * as fold from '../../../parts/Fold.module.css'
import { Icon } from '../../../parts/Icon.tsx'
import * as styles from '../Phones.module.css'
import { CopyButton } from '../parts/CopyButton.tsx'

interface CodeTextBoxProps {
  /** Whether texts are what these people use: then nothing is folded. */
  readonly isOpen: boolean
  readonly children: ComponentChildren
}

const CodeTextBox = ({ isOpen, children }: CodeTextBoxProps) =>
  isOpen ? (
    <div class={styles.texts}>{children}</div>
  ) : (
    <details class={`box ${fold.fold}`}>
      <summary>{t('pair.asText')}</summary>
      <div class={styles.texts}>{children}</div>
    </details>
  )

const ShareButton = ({ text }: { readonly text: string }) =>
  'share' in navigator ? (
    <button type="button" class={button.plain} onClick={() => void shareText(text)}>
      <Icon name="share" />
      {t('pair.share')}
    </button>
  ) : null

/** Code as text, for people without a camera: to be copied or shared, and carried over in any way. */
export const ShowCodeText = ({ text, isOpen }: { readonly text: string; readonly isOpen: boolean }) => (
  <CodeTextBox isOpen={isOpen}>
    <textarea
      readOnly
      rows={3}
      aria-label={t('pair.text')}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
    />
    <div class={styles.approaches}>
      <CopyButton text={text} label={t('pair.copy')} successText={t('pair.copied')} failureText={t('pair.notCopied')} />
      <ShareButton text={text} />
    </div>
  </CodeTextBox>
)

interface PasteCodeTextProps extends Pick<CodeTextBoxProps, 'isOpen'> {
  readonly onUse: (text: string) => void
}

/** Form for the other phone's code as text. */
export const PasteCodeText = ({ isOpen, onUse }: PasteCodeTextProps) => {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: Event) => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) field.current?.focus()
    onUse(text)
  }
  return (
    <CodeTextBox isOpen={isOpen}>
      <form class={styles.texts} onSubmit={submit}>
        <label for={id}>{t('pair.paste')}</label>
        <textarea
          id={id}
          ref={field}
          rows={3}
          spellcheck={false}
          value={text}
          aria-invalid={isMissing}
          onInput={(event) => {
            setText(event.currentTarget.value)
            setIsMissing(false)
          }}
        />
        <button type="submit" class={isOpen ? button.primary : button.plain}>
          {t('pair.use')}
        </button>
      </form>
    </CodeTextBox>
  )
}
