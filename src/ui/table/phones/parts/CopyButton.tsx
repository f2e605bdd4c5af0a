import { useState } from 'preact/hooks'
import { Icon } from '../shell/Icon.tsx'
import { copy } from './copy.ts'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** What is said when it is done, and when the browser does not do it. */
  readonly done: string
  readonly failed: string
}

/** Copies a text, and says what came of it below. */
export const CopyButton = ({ text, label, done, failed }: CopyButtonProps) => {
  const [said, say] = useState('')
  const press = async () => {
    say('')
    say((await copy(text)) ? done : failed)
  }
  return (
    <span class="copies">
      <button type="button" class="btn" onClick={() => void press()}>
        <Icon name="copy" />
        {label}
      </button>
      <small role="status">{said}</small>
    </span>
  )
}
