import type { BlackstoneTypes } from '../../../games/blackstone/game.ts'
import { holdsSecrets } from '../../../games/blackstone/insight/tableCards.ts'
import type { TableUi } from '../../table/gameUi.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from './blackstoneTableView.ts'
import { extendView } from './extendView.ts'
import { motionStepsOf } from './motionSteps.ts'
import type { LoadedRules } from './rulesFor.ts'
import { turnParts } from './turn/loadTurnParts.ts'

/** Table UI without the components that draw it. */
export const tableLogic = ({ game, extensions }: LoadedRules): Omit<TableUi<BlackstoneTypes>, 'Table' | 'Board'> => ({
  mustAnswer: (now) => (now as BlackstoneTableSnapshot).todo === 'drop',
  extendView: extendView(extensions),
  activeSeat: ({ seat }) => seat,
  round: ({ round }) => round,
  hasSecrets: holdsSecrets,
  loadDescribeEvent: () =>
    import('./createDescribeEvent.ts').then((module) => module.createDescribeEvent(extensions.eventDescribers)),
  motionSteps: (events) => motionStepsOf(events, extensions),
  loadActionText: () =>
    import('../hints/adviceText.ts').then(
      ({ adviceText }) =>
        (now, action) =>
          adviceText(now as BlackstoneTableSnapshot, action),
    ),
  loadReplay: () => import('./createReplayUi.ts').then((module) => module.createReplayUi(game)),
  loadMenu: () =>
    import('./BlackstoneSheet.tsx').then(
      ({ tableMenuChoices }) =>
        ({ view, now }, app) =>
          tableMenuChoices({ view: view as BlackstoneTableView, now: now as BlackstoneTableSnapshot }, app),
    ),
  curtainTexts: ({ view, now }, isFirst) =>
    turnParts().curtainWordsOf({ view: view as BlackstoneTableView, now: now as BlackstoneTableSnapshot }, isFirst),
})
