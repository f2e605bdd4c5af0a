/** The sheet at the end of a turn: what is over the limits, which cards go, what comes then. */
import { useState } from 'preact/hooks'
import { outlookOf } from '../../../games/blackstone/insight/income.ts'
import { limitsOf } from '../../../games/blackstone/insight/limits.ts'
import { kingsOf } from '../../../games/blackstone/rules/court.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { up } from '../../shell/route.ts'
import { rowOf } from '../../text/list.ts'
import { t } from '../../text/t.ts'
import { EndTurn } from '../EndTurn.tsx'
import type { Choice } from '../props.ts'
import type { AtTable } from './chapter.ts'
import { undoChoice } from './choices.ts'
import {
  bringsOf,
  type Closing,
  discardViews,
  isSettled,
  limitViews,
  namesOfDrops,
  stepViews,
  stillToChoose,
  suggestDrops,
} from './ending.ts'
import { countOver } from './mayEnd.ts'

const acceptReason = (closing: Closing, chosen: readonly Slot[]): string | undefined => {
  if (isSettled(closing, chosen)) return undefined
  const missing = stillToChoose(closing, chosen)
  return missing >= 0 ? t('end.chooseMore', { count: Math.max(1, missing) }) : t('end.chooseFewer', { count: -missing })
}

const toggled = (chosen: readonly Slot[], card: Slot): readonly Slot[] =>
  chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]

/** `return 1 knight, discard Wizard`. */
const whatGoes = ({ scene, court }: Closing, drops: string): string => {
  const over = (token: string): number => limitsOf(scene, court).find(({ what }) => what === token)?.over ?? 0
  const [knights, wizards] = [over('knights'), over('wizards')]
  const what = [
    knights > 0 && t('end.returns', { tokens: t('cost.knight', { count: knights }) }),
    wizards > 0 && t('end.returns', { tokens: t('cost.wizard', { count: wizards }) }),
    drops && t('end.drops', { cards: drops }),
  ]
  return rowOf(what.flatMap((one) => one || []))
}

/** Before the turn ends; the same sheet when the rules ask a seat to drop what is over its limits, in another's turn too (ruling 29). */
export const End = ({ sitting, now }: AtTable) => {
  const [chosen, choose] = useState(suggestDrops(now))
  const asked = now.todo === 'drop'
  const reason = acceptReason(now, chosen)
  const discards = discardViews(now, chosen)
  const hint = whatGoes(now, namesOfDrops(discards))
  const accept: Choice = {
    id: 'accept',
    label: t('end.accept'),
    ...(hint && { hint }),
    reason,
    onPress: () => {
      if (reason) return
      if (!asked) up()
      sitting.endTurn(chosen)
    },
  }
  const back: Choice = {
    id: 'back',
    label: t('end.back'),
    reason: asked ? t('end.must') : undefined,
    onPress: () => !asked && up(),
  }
  const isOther = now.seat !== now.state.seat
  return (
    <EndTurn
      steps={stepViews(now.scene)}
      kings={kingsOf(now.court)}
      rule={t('end.rule', { kings: kingsOf(now.court) })}
      note={
        isOther ? t('end.others', { name: sitting.names[now.seat] ?? '' }) : t('end.note', { count: countOver(now) })
      }
      limits={limitViews(now)}
      income={outlookOf(now.scene, now.court)}
      brings={bringsOf(now)}
      discards={discards}
      onToggle={(card) => choose(toggled(chosen, card))}
      accept={accept}
      back={back}
      undo={undoChoice(sitting, now)}
    />
  )
}
