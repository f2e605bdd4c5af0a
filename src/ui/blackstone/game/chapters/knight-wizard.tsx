/** Knight-Wizard cards at the table: what each brings this turn (ruling 141). */
import '../../../text/families.ts'
import type { Token } from '../../../../games/blackstone/actions.ts'
import { t } from '../../../text/t.ts'
import { AskPanel } from '../../Panels.tsx'
import type { AtTable, TableChapter } from '../chapter.ts'
import { button } from '../choices.ts'
import { tellGained } from '../gained.ts'

const TOKENS: readonly Token[] = ['knight', 'wizard']

const IncomeQuestion = ({ sitting, now }: AtTable) => {
  const todo = now.state.todo.at(-1)
  if (todo?.do !== 'income') return null
  const [slot = -1, ...later] = todo.slots
  const choices = TOKENS.map((token) =>
    button(sitting, now, { kind: 'income', slot, token }, { id: token, label: t(`income.${token}`), icon: token }),
  )
  const note = later.length > 0 ? { note: t('income.more', { count: later.length }) } : {}
  return <AskPanel title={t('income.title')} {...note} choices={choices} />
}

export const chapter: TableChapter = {
  asking: { income: { prompt: () => ({ text: t('prompt.income') }), Panel: IncomeQuestion } },
  tell: { gained: tellGained },
}
