import type { ComponentChildren } from 'preact'
import { labelledValue } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import * as button from '../Button.module.css'
import { useChoicePress } from '../controls/useChoicePress.ts'
import { Crest, Icon } from '../Icon.tsx'
import type { ChoiceView, PlayerView } from '../viewTypes.ts'
import * as styles from './TableLayout.module.css'

/** Chips of all players in the order of their seats. */
export const PlayerStrip = (props: {
  readonly players: readonly PlayerView[]
  readonly onPress: (seat: number) => void
}) => (
  <div class={styles.chips} data-part="chips">
    {props.players.map(({ seat, name, count, goal, words, isOnTurn, badges }) => (
      <button
        key={seat}
        type="button"
        class={`${styles.chip} tap`}
        data-part="chip"
        aria-current={isOnTurn ? 'true' : undefined}
        aria-label={t(isOnTurn ? 'player.onTurn' : 'player.chip', { name, words })}
        onClick={() => props.onPress(seat)}
      >
        <Crest seat={seat} />
        <strong>
          {count}
          {goal > 0 && goal < 10 && <small>/{goal}</small>}
        </strong>
        <span>{name}</span>
        {goal > 0 && <u style={{ width: `${Math.min(100, (100 * count) / goal)}%` }} />}
        {badges}
      </button>
    ))}
  </div>
)

export interface PromptProps {
  /** Text in bold before the rest. */
  readonly lead?: string
  /** Opens the rules of what the prompt says. */
  readonly onOpenRules?: () => void
  readonly children: ComponentChildren
}

/** One line that says what can be done now, with a link to its rules. */
export const Prompt = ({ lead, onOpenRules, children }: PromptProps) => {
  const Tag = onOpenRules ? 'button' : 'p'
  return (
    <Tag class={styles.prompt} data-part="prompt" onClick={onOpenRules}>
      {lead && <b>{lead} </b>}
      {children}
      {onOpenRules && (
        <>
          {' '}
          <Icon name="info" small />
          <span class="visuallyHidden">{t('home.rules')}</span>
        </>
      )}
    </Tag>
  )
}

/** Takes the last action back. Its label says which; `reason`, which a press says, why it cannot be. */
export const UndoButton = ({ undo }: { readonly undo: ChoiceView }) => (
  <button
    type="button"
    class={`${button.icon} ${styles.undo} tap`}
    data-part="undo"
    aria-label={undo.reason ? labelledValue(undo.label, undo.reason) : undo.label}
    aria-disabled={undo.reason ? 'true' : undefined}
    onClick={useChoicePress(undo)}
  >
    <Icon name="undo" />
  </button>
)
