/** Cards of one zone: each can be taken away, and others be put there. */
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import * as section from '../../parts/Section.module.css'
import * as editor from '../../table/editor/Editor.module.css'
import * as styles from './Editor.module.css'
import { nameOfCard } from './editorTexts.ts'

interface CardListProps {
  readonly title: string
  readonly ids: readonly string[]
  /** Cards that can be put there. */
  readonly offered: readonly string[]
  /** What it means that there is none. */
  readonly none?: string
  readonly onChange: (ids: string[]) => void
}

export const CardList = ({ title, ids, offered, none, onChange }: CardListProps) => (
  <section class={section.section}>
    <h3>{title}</h3>
    <ul class={styles.cards}>
      {ids.map((id, at) => (
        <li key={`${id} ${at}`}>
          <span class="grow">{nameOfCard(id)}</span>
          <button
            type="button"
            class={`${button.icon} tap`}
            aria-label={t('castlescape.editor.drop', { card: nameOfCard(id) })}
            onClick={() => onChange(ids.filter((_, index) => index !== at))}
          >
            <Icon name="cross" />
          </button>
        </li>
      ))}
    </ul>
    {ids.length === 0 && none && <p class="muted">{none}</p>}
    <select
      class={editor.picker}
      aria-label={t('castlescape.editor.add', { zone: title })}
      value=""
      onChange={({ currentTarget }) => {
        const { value } = currentTarget
        currentTarget.value = ''
        if (value) onChange([...ids, value])
      }}
    >
      <option value="">{t('castlescape.editor.addOne')}</option>
      {offered.map((id) => (
        <option key={id} value={id}>
          {nameOfCard(id)}
        </option>
      ))}
    </select>
  </section>
)
