import * as button from '../Button.module.css'
import { Icon } from '../Icon.tsx'
import type { ChoiceView } from '../viewTypes.ts'
import { CostPill } from './CostPill.tsx'
import { useChoicePress } from './useChoicePress.ts'

const buttonClass = ({ reason, isDimmed, emphasis }: ChoiceView, isPrimary: boolean): string | undefined => {
  if (reason || isDimmed || !(isPrimary || emphasis)) return button.plain
  return emphasis === 'stone' ? button.stone : button.primary
}

/** Button with an optional cost. A disabled one stays focusable, shows its reason and says it when pressed. */
export const ChoiceButton = ({
  choice,
  isPrimary = false,
}: {
  readonly choice: ChoiceView
  readonly isPrimary?: boolean
}) => {
  const { icon, label, hint, cost, reason, isDimmed, emphasis } = choice
  const note = reason ?? hint
  const press = useChoicePress(choice)
  return (
    <button
      type="button"
      class={buttonClass(choice, isPrimary)}
      data-part={emphasis === 'gold' && !reason ? 'choice gold' : 'choice'}
      aria-disabled={reason || isDimmed ? 'true' : undefined}
      onClick={press}
    >
      {icon && <Icon name={icon} />}
      <span>
        {label} {cost && !reason && <CostPill cost={cost} />}
        {note && <small>{note}</small>}
      </span>
    </button>
  )
}
