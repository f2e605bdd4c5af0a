/** Additions to a table that can only be watched. */
import '#src/text/bundles/sheets.ts'
import { t } from '#src/text/t.ts'
import * as layout from '../../../parts/tableLayout/TableLayout.module.css'
import { type AddOns, NO_ADD_ONS } from '../../gameUiContract.ts'

/** Additions that say, in place of the prompt, why nobody plays here. */
export const watchedAddOns = (why: () => string): AddOns => ({
  ...NO_ADD_ONS,
  isWatched: true,
  PromptFrame: ({ now, children }) =>
    now.outcome ? (
      children
    ) : (
      <p class={layout.prompt} data-part="prompt">
        {why()}
      </p>
    ),
})

/** For a copy of what one phone knew of a shared game. */
export const WATCHED_ADD_ONS = watchedAddOns(() => t('save.secret'))
