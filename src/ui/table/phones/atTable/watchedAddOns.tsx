/** Additions to a table that can only be watched: a copy of what one phone knew of a shared game. */
import '#src/text/sheets.ts'
import { t } from '#src/text/t.ts'
import * as layout from '../../../parts/tableLayout/TableLayout.module.css'
import { type AddOns, NO_ADD_ONS } from '../../gameUi.ts'

export const WATCHED_ADD_ONS: AddOns = {
  ...NO_ADD_ONS,
  PromptFrame: ({ now, children }) =>
    now.outcome ? (
      children
    ) : (
      <p class={layout.prompt} data-part="prompt">
        {t('save.secret')}
      </p>
    ),
}
