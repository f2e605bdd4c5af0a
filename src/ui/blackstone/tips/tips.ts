/** Tips for beginners, each shown once when it matters, in order of priority. Each has a sentence `tip.ID`. */
import { SPACES } from '../../../games/blackstone/board.ts'
import { STACKS } from '../../../games/blackstone/cards.ts'
import { courtScores } from '../../../games/blackstone/insight/shown/courtScores.ts'
import { agentsOn } from '../../../games/blackstone/insight/shown/intrigueMarkers.ts'
import { type LimitedKind, limitStatuses } from '../../../games/blackstone/insight/shown/limitStatuses.ts'
import { pointsGoalOf } from '../../../games/blackstone/insight/shown/pointsGoal.ts'
import { ratsStatus } from '../../../games/blackstone/insight/shown/ratsAndDogsStatus.ts'
import { taskProgressOf } from '../../../games/blackstone/insight/shown/taskProgress.ts'
import { whyNotComplete } from '../../../games/blackstone/insight/shown/whyNotComplete.ts'
import { visibleTaskIn } from '../../../games/blackstone/insight/tableCards.ts'
import type { tips } from '../../../text/blackstone/en/learn/tips.ts'
import { openTableOf } from '../../table/lifecycle/openTableRegistry.ts'
import { sinceMyTurn } from '../../table/log/recap.ts'
import type { BlackstoneTableProps } from '../table/blackstoneTableView.ts'

type TipIdOf<K> = K extends `tip.${infer Id}` ? Id : never
export type TipId = TipIdOf<keyof typeof tips>

export interface Tip {
  readonly id: TipId
  /** True if the tip matters now to the player whose table this is and whose turn it is. */
  readonly when: (props: BlackstoneTableProps) => boolean
}

/** Distance to the limit of rats, or to the goal in points, at which a tip warns. */
const NEAR_MARGIN = 4

const exceedsLimit = ({ now: { scene, court } }: BlackstoneTableProps, ...what: readonly LimitedKind[]): boolean =>
  limitStatuses(scene, court).some((limit) => limit.excess > 0 && what.includes(limit.what))

const rivalSeats = ({ now: { state, scene, seat } }: BlackstoneTableProps): readonly number[] =>
  scene.mode.together ? [] : state.courts.map((_, other) => other).filter((other) => other !== seat)

/** True if vassals on the board meet both halves of this task. */
const isTaskMet = ({ now: { scene } }: BlackstoneTableProps, slot: number): boolean =>
  visibleTaskIn(scene, slot) !== null && (taskProgressOf(scene, slot)?.pairs.length ?? 0) > 0

const isRivalNear = (props: BlackstoneTableProps): boolean => {
  const goal = pointsGoalOf(props.now.state)
  const allScores = courtScores(props.now.state)
  return goal > 0 && rivalSeats(props).some((seat) => (allScores[seat]?.total ?? 0) >= goal - NEAR_MARGIN)
}

const areRatsNear = ({ now }: BlackstoneTableProps): boolean => {
  const rats = ratsStatus(now.state)
  return rats !== null && rats.wandering + rats.plagued >= rats.limit - NEAR_MARGIN
}

/** True if this mode has tasks to complete. */
const hasTasks = ({ now: { scene } }: BlackstoneTableProps): boolean =>
  scene.rules.actionHandlers.get('work')?.has('complete') ?? false

const countCompleted = ({ now: { court } }: BlackstoneTableProps): number =>
  STACKS.reduce((sum, stack) => sum + court.stacks[stack].length, 0)

const hasBots = ({ view }: BlackstoneTableProps): boolean =>
  (openTableOf(view.header.id)?.bots?.levels.value.size ?? 0) > 0

const MOVE_EVENTS: readonly (string | undefined)[] = ['slid', 'swapped', 'flipped']

export const TIPS: readonly Tip[] = [
  { id: 'complete', when: ({ now }) => now.legalActions.some(({ kind }) => kind === 'complete') },
  {
    id: 'unpaid',
    when: (props) =>
      hasTasks(props) &&
      props.now.court.hand.some((slot) => whyNotComplete(props.now.scene, slot)?.code === 'complete.cannotPay'),
  },
  { id: 'rats', when: areRatsNear },
  { id: 'rival', when: isRivalNear },
  {
    id: 'met',
    when: (props) =>
      hasTasks(props) &&
      rivalSeats(props).some((seat) => props.now.state.courts[seat]?.hand.some((slot) => isTaskMet(props, slot))),
  },
  { id: 'retained', when: (props) => exceedsLimit(props, 'retained') },
  { id: 'hand', when: (props) => exceedsLimit(props, 'hand') },
  { id: 'tokens', when: (props) => exceedsLimit(props, 'knights', 'wizards') },
  {
    id: 'asleep',
    when: (props) => hasTasks(props) && (courtScores(props.now.state)[props.now.seat]?.inactive ?? 0) > 0,
  },
  {
    id: 'agent',
    when: ({ now }) => SPACES.some((space) => agentsOn(now.state, space).some(({ seat }) => seat !== now.seat)),
  },
  {
    id: 'bots',
    when: (props) => hasBots(props) && sinceMyTurn(props.view.log.value, props.now.seat)?.isFirstTurn === false,
  },
  {
    id: 'undo',
    when: ({ view, now }) => {
      const [lastLine] = view.log.value
      return now.whyNoUndo === null && lastLine?.by === now.seat && MOVE_EVENTS.includes(lastLine.kind)
    },
  },
  { id: 'rules', when: () => true },
  { id: 'press', when: ({ now }) => now.state.round > 1 && matchMedia('(pointer: coarse)').matches },
  { id: 'hint', when: (props) => hasTasks(props) && props.now.state.round > 3 && countCompleted(props) === 0 },
]
