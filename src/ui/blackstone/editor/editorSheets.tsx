/** The other sheets of the editor: mode and turn, the whole position as text, the link to it. */
import '../text/modes.ts'
import { useState } from 'preact/hooks'
import { MODE_CARDS } from '../../games/blackstone/modeCards.ts'
import { documentSchema } from '../../games/blackstone/position/document.ts'
import { readForm } from '../../games/blackstone/position/form.ts'
import type { Json } from '../../kernel/json.ts'
import { makePositionString } from '../../table/positionString.ts'
import { sentence } from '../blackstone/game/choices.ts'
import { OptionList } from '../shell/OptionList.tsx'
import { href, up } from '../shell/route.ts'
import { Sheet } from '../shell/Sheet.tsx'
import { nameOfMode } from '../text/names.ts'
import { t } from '../text/t.ts'
import { type Draft, seatsOf, withMode, withSeats } from './draft.ts'
import { Way } from './rows.tsx'
import { optionsOf } from './shown.ts'

interface Props {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

interface PickerProps {
  readonly label: string
  readonly value: string | number
  readonly values: readonly (readonly [value: string | number, name: string])[]
  readonly onPick: (value: string) => void
}

const Picker = ({ label, value, values, onPick }: PickerProps) => (
  <label class="sect">
    <span>{label}</span>
    <select class="saying" value={value} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
      {values.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

export const SettingSheet = ({ draft, onChange }: Props) => {
  const mode = MODE_CARDS.find(({ id }) => id === draft.mode)
  const { min = 1, max = 4 } = mode?.seats ?? {}
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  const seats = Array.from({ length: seatsOf(draft) }, (_, seat) => seat)
  return (
    <Sheet title={t('editor.setting')} onClose={up}>
      <Picker
        label={t('editor.mode')}
        value={draft.mode}
        values={MODE_CARDS.map(({ id }) => [id, nameOfMode(id)] as const)}
        onPick={(id) => {
          const card = MODE_CARDS.find((one) => one.id === id)
          if (card) onChange(withMode(draft, id, Math.min(card.seats.max, Math.max(card.seats.min, seatsOf(draft)))))
        }}
      />
      <Picker
        label={t('editor.seats')}
        value={seatsOf(draft)}
        values={counts.map((count) => [count, String(count)] as const)}
        onPick={(count) => onChange(withSeats(draft, Number(count)))}
      />
      <Picker
        label={t('editor.turn')}
        value={draft.turn?.seat ?? 0}
        values={seats.map((seat) => [seat, t('editor.seat', { number: seat + 1 })] as const)}
        onPick={(seat) => onChange({ ...draft, turn: { ...draft.turn, seat: Number(seat) } })}
      />
      <Way draft={draft} path={['turn']} name={t('editor.turnParts')} />
      {mode && (
        <details class="fold">
          <summary>{t('editor.options')}</summary>
          <OptionList
            mode={mode}
            names={seats.map((seat) => draft.seats?.[seat] ?? t('editor.seat', { number: seat + 1 }))}
            options={optionsOf(draft)}
            onChange={(options) => onChange({ ...draft, options })}
          />
        </details>
      )}
    </Sheet>
  )
}

/** What stands in the text; null where it is no JSON. */
const parsed = (text: string): { readonly json: unknown } | null => {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return null
  }
}

export const TextSheet = ({ draft, onChange }: Props) => {
  const [text, type] = useState(() => JSON.stringify(draft, null, 2))
  const [said, speak] = useState('')
  const take = () => {
    const found = parsed(text)
    const read = found && readForm(documentSchema, found.json, '')
    if (!read) return speak(t('editor.noText'))
    if (!read.ok) return speak(sentence(read.error))
    onChange(read.value)
    up()
  }
  return (
    <Sheet
      title={t('editor.text')}
      footer={
        <>
          <button type="button" class="btn" onClick={up}>
            {t('app.close')}
          </button>
          <button type="button" class="btn go" onClick={take}>
            {t('editor.take')}
          </button>
        </>
      }
      onClose={up}
    >
      <p class="muted">{t('editor.textHelp')}</p>
      <textarea
        class="document"
        dir="ltr"
        rows={10}
        spellcheck={false}
        aria-label={t('editor.text')}
        value={text}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      <p role="status">{said}</p>
    </Sheet>
  )
}

/** The address that opens a position in anyone's app; a sentence where it would be too long. */
const linkTo = (draft: Draft): { readonly link: string } | { readonly why: string } => {
  const made = makePositionString(draft as Json)
  if (!made.ok) return { why: sentence(made.error) }
  return { link: new URL(href('position', made.value), document.baseURI).href }
}

export const LinkSheet = ({ draft }: Pick<Props, 'draft'>) => {
  const [said, speak] = useState('')
  const made = linkTo(draft)
  const link = 'link' in made ? made.link : ''
  const copy = (): void =>
    void navigator.clipboard.writeText(link).then(
      () => speak(t('editor.copied')),
      () => speak(t('editor.notCopied')),
    )
  return (
    <Sheet title={t('editor.share')} onClose={up}>
      {'why' in made ? (
        <p role="alert">{made.why}</p>
      ) : (
        <>
          <p>{t('editor.linkHelp')}</p>
          <textarea class="document" dir="ltr" rows={4} readOnly aria-label={t('editor.link')} value={link} />
          <button type="button" class="btn go" onClick={copy}>
            {t('editor.copy')}
          </button>
          <p role="status">{said}</p>
        </>
      )}
    </Sheet>
  )
}
