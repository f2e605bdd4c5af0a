import * as button from '../Button.module.css'
import { Icon } from '../Icon.tsx'
import type { ChoiceView } from '../viewTypes.ts'
import { CostPill } from './CostPill.tsx'

/** Button with an optional cost. A disabled one stays focusable and shows its reason. */
export const ChoiceButton = ({
  choice,
  isPrimary = false,
}: {
  readonly choice: ChoiceView
  readonly isPrimary?: boolean
}) => {
  const { icon, label, hint, cost, reason, onPress } = choice
  const note = reason ?? hint
  return (
    <button
      type="button"
      class={isPrimary && !reason ? button.primary : button.plain}
      data-part="choice"
      aria-disabled={reason ? 'true' : undefined}
      onClick={onPress}
    >
      {icon && <Icon name={icon} />}
      <span>
        {label} {cost && !reason && <CostPill cost={cost} />}
        {note && <small>{note}</small>}
      </span>
    </button>
  )
}
