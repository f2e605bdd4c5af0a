import { useState } from 'preact/hooks'
import { copyText } from '../../../common/browser/copyText.ts'
import * as button from '../../../parts/Button.module.css'
import { Icon } from '../../../parts/Icon.tsx'
import * as styles from '../Phones.module.css'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** Status when the text was copied, and when the browser does not copy it. */
  readonly successText: string
  readonly failureText: string
}

/** Button that copies a text and shows the result below. */
export const CopyButton = ({ text, label, successText, failureText }: CopyButtonProps) => {
  const [status, setStatus] = useState('')
  const handlePress = async () => {
    setStatus('')
    setStatus((await copyText(text)) ? successText : failureText)
  }
  return (
    <span class={styles.copies}>
      <button type="button" class={button.plain} onClick={() => void handlePress()}>
        <Icon name="copy" />
        {label}
      </button>
      <small role="status">{status}</small>
    </span>
  )
}
