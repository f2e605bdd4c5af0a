/** Further sheets of the editor: setting, the whole position as text, and its link. */
import { useState } from 'preact/hooks'
import { card as game } from '../../../games/blackstone/card.ts'
import { documentSchema } from '../../../games/blackstone/position/positionDocument.ts'
import { parseWithSchema } from '../../../games/parseWithSchema.ts'
import type { Json } from '../../../kernel/json.ts'
import { writePositionString } from '../../../table/record/positionString.ts'
import { modeNameById } from '../../../text/names.ts'
import { t } from '../../../text/t.ts'
import { copyText } from '../../common/browser/copyText.ts'
import { href, navigateUp } from '../../common/route.ts'
import { straightQuotes } from '../../common/straightQuotes.ts'
import * as button from '../../parts/Button.module.css'
import { OptionList } from '../../parts/controls/OptionList.tsx'
import * as fold from '../../parts/Fold.module.css'
import * as sectionStyles from '../../parts/Section.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import { refusalSentence } from '../table/turn/actionChoice.ts'
import { type Draft, seatCount, withMode, withSeatCount } from './draft.ts'
import * as styles from './Editor.module.css'
import { draftOptions } from './isPartShown.ts'
import { PartLink } from './PartRow.tsx'

interface EditorSheetProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

interface LabelledSelectProps {
  readonly label: string
  readonly value: string | number
  readonly options: readonly (readonly [value: string | number, name: string])[]
  readonly onPick: (value: string) => void
}

const LabelledSelect = ({ label, value, options, onPick }: LabelledSelectProps) => (
  <label class={sectionStyles.section}>
    <span>{label}</span>
    <select class={styles.picker} value={value} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
      {options.map(([optionValue, name]) => (
        <option key={optionValue} value={optionValue}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

export const SettingSheet = ({ draft, onChange }: EditorSheetProps) => {
  const mode = game.modes.find(({ id }) => id === draft.mode)
  const { min = 1, max = 4 } = mode?.seats ?? {}
  const seatCounts = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  const seats = Array.from({ length: seatCount(draft) }, (_, seat) => seat)
  return (
    <Sheet title={t('editor.setting')} onClose={navigateUp}>
      <LabelledSelect
        label={t('editor.mode')}
        value={draft.mode}
        options={game.modes.map(({ id }) => [id, modeNameById(id)] as const)}
        onPick={(id) => {
          const newMode = game.modes.find((candidate) => candidate.id === id)
          if (newMode)
            onChange(withMode(draft, id, Math.min(newMode.seats.max, Math.max(newMode.seats.min, seatCount(draft)))))
        }}
      />
      <LabelledSelect
        label={t('editor.seats')}
        value={seatCount(draft)}
        options={seatCounts.map((count) => [count, String(count)] as const)}
        onPick={(count) => onChange(withSeatCount(draft, Number(count)))}
      />
      <LabelledSelect
        label={t('editor.turn')}
        value={draft.turn?.seat ?? 0}
        options={seats.map((seat) => [seat, t('editor.seat', { number: seat + 1 })] as const)}
        onPick={(seat) => onChange({ ...draft, turn: { ...draft.turn, seat: Number(seat) } })}
      />
      <PartLink draft={draft} path={['turn']} name={t('editor.turnParts')} />
      {mode && (
        <details class={fold.fold}>
          <summary>{t('editor.options')}</summary>
          <OptionList
            mode={mode}
            names={seats.map((seat) => draft.seats?.[seat] ?? t('editor.seat', { number: seat + 1 }))}
            options={draftOptions(draft)}
            onChange={(options) => onChange({ ...draft, options })}
          />
        </details>
      )}
    </Sheet>
  )
}

/** Value of a JSON text, wrapped; null if it is not JSON. */
const parseJsonText = (text: string): { readonly json: unknown } | null => {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return null
  }
}

export const TextSheet = ({ draft, onChange }: EditorSheetProps) => {
  const [text, setText] = useState(() => JSON.stringify(draft, null, 2))
  const [message, setMessage] = useState('')
  const applyText = () => {
    const parsedJson = parseJsonText(text) ?? parseJsonText(straightQuotes(text))
    const parsedDraft = parsedJson && parseWithSchema(documentSchema, parsedJson.json, '')
    if (!parsedDraft) return setMessage(t('editor.noText'))
    if (!parsedDraft.ok) return setMessage(refusalSentence(parsedDraft.error))
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

/** Link that opens the position in anyone's app, or a sentence that says why it is too long. */
const createPositionLink = (draft: Draft): { readonly link: string } | { readonly error: string } => {
  const positionString = writePositionString(draft as Json)
  if (!positionString.ok) return { error: refusalSentence(positionString.error) }
  return { link: new URL(href('position', positionString.value), document.baseURI).href }
}

export const LinkSheet = ({ draft }: Pick<EditorSheetProps, 'draft'>) => {
  const [message, setMessage] = useState('')
  const result = createPositionLink(draft)
  const link = 'link' in result ? result.link : ''
  const copy = async (): Promise<void> => setMessage(t((await copyText(link)) ? 'editor.copied' : 'editor.notCopied'))
  return (
    <Sheet title={t('editor.share')} onClose={navigateUp}>
      {'error' in result ? (
        <p role="alert">{result.error}</p>
      ) : (
        <>
          <p>{t('editor.linkHelp')}</p>
          <textarea class={styles.document} dir="ltr" rows={4} readOnly aria-label={t('editor.link')} value={link} />
          <button type="button" class={button.primary} onClick={() => void copy()}>
            {t('editor.copy')}
          </button>
          <p role="status">{message}</p>
        </>
      )}
    </Sheet>
  )
}
