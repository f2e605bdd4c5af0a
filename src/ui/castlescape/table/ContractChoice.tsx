/** Contracts to choose from, in place of the site: tapped papers are kept. */
import type { Slot } from '../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'
import { GoalOrContractCard } from '../views/GoalOrContractCard.tsx'
import * as stage from '../views/site/Stage.module.css'
import * as styles from './ContractChoice.module.css'
import { type CastleProps, type CastleSnapshot, faceOf } from './castleTableView.ts'
import { statusTextOf } from './statusTexts.ts'

/** Contracts that the shown seat chooses from, and how many of them it keeps. */
const offeredContracts = ({
  legalActions,
}: CastleSnapshot): { readonly slots: readonly Slot[]; readonly keep: number } => {
  const keeps = legalActions.flatMap((action) => (action.kind === 'keep' ? [action.slots] : []))
  return { slots: [...new Set(keeps.flat())].sort((a, b) => a - b), keep: keeps[0]?.length ?? 0 }
}

export const ContractChoice = ({ view, now }: CastleProps) => {
  const { contracts } = view.choices
  const { slots, keep } = offeredContracts(now)
  const press = (slot: Slot): void => {
    const others = contracts.value.filter((one) => one !== slot)
    if (others.length < contracts.value.length) contracts.value = others
    else if (others.length < keep) contracts.value = [...others, slot]
    else if (keep === 1) contracts.value = [slot]
    else view.sayRefusal(t('castlescape.contractsFull', { n: keep }))
  }
  return (
    <div class={`${stage.stage} ${styles.stage}`}>
      {/* In large text the line that asks stands below all papers. */}
      <p class={styles.question} aria-hidden="true">
        {statusTextOf(view, now).text}
      </p>
      <div class={styles.papers} role="group" aria-label={t('castlescape.contractCards')}>
        {slots.map((slot) => (
          <GoalOrContractCard
            key={slot}
            state={now.state}
            seat={now.seat}
            face={faceOf(now, slot)}
            isChosen={contracts.value.includes(slot)}
            onPress={() => press(slot)}
          />
        ))}
      </div>
    </div>
  )
}
