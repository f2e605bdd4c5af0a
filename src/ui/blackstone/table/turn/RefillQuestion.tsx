/** Question whether a used space is refilled; one answer may hold for all spaces of the turn. */
import { useState } from 'preact/hooks'
import type { Space } from '#src/games/blackstone/board.ts'
import { t } from '#src/text/t.ts'
import { QuestionPanel } from '../../../parts/tableLayout/QuestionPanel.tsx'
import { nameOfSpace } from '../../views/names.ts'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import * as styles from './RefillQuestion.module.css'
import { hasMoreRefills, keepRefillAnswer } from './standingRefill.ts'
import { refillChoices } from './turnChoices.ts'

export const RefillQuestion = ({ view, now, space }: BlackstoneTableProps & { readonly space: Space }) => {
  const [isForTurn, setIsForTurn] = useState(false)
  const choices = refillChoices(view, now).map((choice) => ({
    ...choice,
    onPress: () => {
      if (isForTurn) keepRefillAnswer(view, now, choice.id === 'refill' ? 'refill' : 'leaveEmpty')
      choice.onPress()
    },
  }))
  return (
    <QuestionPanel title={t('prompt.refill', { space: nameOfSpace(space) })} choices={choices}>
      {hasMoreRefills(now) && (
        <label class={styles.rest}>
          <input type="checkbox" checked={isForTurn} onChange={() => setIsForTurn(!isForTurn)} />
          {t('do.sameAllTurn')}
        </label>
      )}
    </QuestionPanel>
  )
}
