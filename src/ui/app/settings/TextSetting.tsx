import { useId, useState } from 'preact/hooks'
import { doneOnEnter } from './doneOnEnter.ts'

interface TextSettingProps {
  readonly label: string
  /** What may stand there, and what happens where nothing does. */
  readonly help: string
  readonly value: string
  readonly placeholder: string
  /** What is wrong with a text, as a sentence; null where it may be kept. */
  readonly check: (text: string) => string | null
  /** Runs for a text that may be kept, once the field is left. */
  readonly onChange: (text: string) => void
}

/** A line of text that is checked. What is wrong stays in the field with a sentence under it, and is not kept. */
export const TextSetting = ({ label, help, value, placeholder, check, onChange }: TextSettingProps) => {
  const id = useId()
  const [typed, type] = useState(value)
  const [fault, say] = useState<string | null>(null)
  const leave = (): void => {
    const wrong = check(typed)
    say(wrong)
    if (wrong === null && typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <div class="choice">
      <label for={id}>{label}</label>
      <p id={`${id}-help`} class="muted">
        {help}
      </p>
      <input
        id={id}
        value={typed}
        placeholder={placeholder}
        maxLength={500}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="done"
        aria-describedby={`${id}-help`}
        aria-invalid={fault !== null}
        aria-errormessage={`${id}-fault`}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={doneOnEnter}
        onBlur={leave}
      />
      <p id={`${id}-fault`} class="bad" role="alert">
        {fault}
      </p>
    </div>
  )
}
