import type { BlackstoneTypes } from '../../../games/blackstone/createGame.ts'
import type { GameEvent } from '../../../games/blackstone/events.ts'
import { holdsSecrets } from '../../../games/blackstone/insight/tableCards.ts'
import type { TableUi } from '../../table/gameUiContract.ts'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import { loadSheets } from '../tiers/loadSheets.ts'
import type { MotionStep } from '../views/viewProps.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView, Extensions } from './blackstoneTableView.ts'
import { extendView } from './extendView.ts'
import type { LoadedRules } from './loadTableRules.ts'
import { turnParts } from './turn/loadTurnParts.ts'

const stepsOfEvent = (event: GameEvent): readonly MotionStep[] => {
  switch (event.kind) {
    case 'slid':
      return [{ kind: 'slide', from: event.from, to: event.to }]
    case 'swapped':
      return [{ kind: 'swap', a: event.a, b: event.b }]
    case 'flipped':
      return [{ kind: 'flip', space: event.space }]
    case 'refilled':
      return [{ kind: 'deal', space: event.space, corner: event.pile }]
    case 'retained':
      return [{ kind: 'retain', space: event.space }]
    case 'drew':
      return [{ kind: 'draw' }]
    case 'completed':
    case 'adopted':
      return [
        { kind: 'castle', space: event.left },
        { kind: 'castle', space: event.right },
      ]
    default:
      return []
  }
}

/** Movements on the board for these events, with those of the extensions. */
const motionStepsOf = (events: readonly GameEvent[], { motionSteps }: Extensions): readonly MotionStep[] =>
  events.flatMap((event) => [...stepsOfEvent(event), ...motionSteps(event)])

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
