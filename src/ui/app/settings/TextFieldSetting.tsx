import { useId, useState } from 'preact/hooks'
import { blurOnEnter } from '../../parts/controls/blurOnEnter.ts'
import * as choiceRow from '../../parts/controls/ChoiceRow.module.css'

interface TextSettingProps {
  readonly label: string
  /** Text that says which values are accepted and what an empty field means. */
  readonly help: string
  readonly value: string
  readonly placeholder: string
  /** Returns an error as a sentence, or null if the text is valid. */
  readonly validate: (text: string) => string | null
  /** Receives a valid text, trimmed, once the field is left. */
  readonly onChange: (text: string) => void
}

/** Setting of one line of text. An invalid text stays in the field with the error under it, and is not stored. */
export const TextFieldSetting = ({ label, help, value, placeholder, validate, onChange }: TextSettingProps) => {
  const id = useId()
  const [draft, setDraft] = useState(value)
  const [error, setError] = useState<string | null>(null)
  const commit = (): void => {
    const newError = validate(draft)
    setError(newError)
    if (newError === null && draft.trim() !== value) onChange(draft.trim())
  }
  return (
    <div class={choiceRow.row}>
      <label for={id}>{label}</label>
      <p id={`${id}-help`} class="muted">
        {help}
      </p>
      <input
        id={id}
        value={draft}
        placeholder={placeholder}
        maxLength={500}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="done"
        aria-describedby={`${id}-help`}
        aria-invalid={error !== null}
        aria-errormessage={`${id}-fault`}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={blurOnEnter}
        onBlur={commit}
      />
      <p id={`${id}-fault`} class="bad" role="alert">
        {error}
      </p>
    </div>
  )
}
