/** Knight-Wizard cards at the table: the choice of what each brings this turn (ruling 141). */
import '#src/text/bundles/board.ts'
import '#src/text/blackstone/bundles/modesAndModules.ts'
import type { PaymentToken } from '#src/games/blackstone/actions.ts'
import { t } from '#src/text/t.ts'
import { QuestionPanel } from '../../../parts/tableLayout/QuestionPanel.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import type { TableExtension } from '../tableExtension.ts'
import { actionChoice } from '../turn/actionChoice.ts'
import { describeGained } from '../turn/describeGained.ts'

const TOKENS: readonly PaymentToken[] = ['knight', 'wizard']

const IncomePanel = ({ view, now }: BlackstoneTableProps) => {
  const todo = now.state.todo.at(-1)
  if (todo?.do !== 'income') return null
  const [slot = -1, ...otherSlots] = todo.slots
  const choices = TOKENS.map((token) =>
    actionChoice(view, now, { kind: 'income', slot, token }, { id: token, label: t(`income.${token}`), icon: token }),
  )
  const note = otherSlots.length > 0 ? { note: t('income.more', { count: otherSlots.length }) } : {}
  return <QuestionPanel title={t('income.title')} {...note} choices={choices} />
}

export const extension: TableExtension = {
  questions: { income: { prompt: () => ({ text: t('prompt.income') }), Panel: IncomePanel } },
  eventDescribers: { gained: describeGained },
}
