import type { BlackstoneTypes } from '../../../games/blackstone/createGame.ts'
import { holdsSecrets } from '../../../games/blackstone/insight/tableCards.ts'
import type { TableUi } from '../../table/gameUiContract.ts'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import { loadSheets } from '../tiers/loadSheets.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from './blackstoneTableView.ts'
import { extendView } from './extendView.ts'
import type { LoadedRules } from './loadTableRules.ts'
import { motionStepsOf } from './motionSteps.ts'
import { turnParts } from './turn/loadTurnParts.ts'

/** Table UI without the components that draw it. */
export const tableUiFunctions = ({
  game,
  extensions,
}: LoadedRules): Omit<TableUi<BlackstoneTypes>, 'Table' | 'Board'> => ({
  mustAnswer: (now) => (now as BlackstoneTableSnapshot).todo === 'drop',
  extendView: extendView(extensions),
  activeSeat: ({ seat }) => seat,
  round: ({ round }) => round,
  hasSecrets: holdsSecrets,
  loadDescribeEvent: () =>
    import('./blackstoneEventTexts.ts').then((module) => module.createDescribeEvent(extensions.eventDescribers)),
  motionSteps: (events) => motionStepsOf(events, extensions),
  loadActionText: () =>
    loadLeisure().then(
      ({ adviceText }) =>
        (now, action) =>
          adviceText(now as BlackstoneTableSnapshot, action),
    ),
  loadReplay: () => loadSheets().then((module) => module.createReplayUi(game)),
  loadMenu: () =>
    loadSheets().then(
      ({ tableMenuChoices }) =>
        ({ view, now }, app) =>
          tableMenuChoices({ view: view as BlackstoneTableView, now: now as BlackstoneTableSnapshot }, app),
    ),
  curtainTexts: ({ view, now }, isFirst) =>
    turnParts().curtainTextsOf({ view: view as BlackstoneTableView, now: now as BlackstoneTableSnapshot }, isFirst),
})
