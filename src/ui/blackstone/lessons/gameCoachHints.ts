/** Hints of the coach in a first game, the most urgent first. Each is given once and has a sentence `coach.ID`. */
import { limitStatuses } from '../../../games/blackstone/insight/shown/limitStatuses.ts'
import { taskProgressOf } from '../../../games/blackstone/insight/shown/taskProgress.ts'
import type { lessons } from '../../../text/blackstone/en/learn/lessons.ts'
import type { BlackstoneTableProps } from '../table/blackstoneTableView.ts'
import { isHintGiven } from './storedCoachedGame.ts'

type HintIdOf<Key> = Key extends `coach.${infer Id}` ? Id : never
export type CoachHintId = HintIdOf<keyof typeof lessons>

interface CoachHint {
  readonly id: CoachHintId
  /** True if the hint matters now to the player whose turn it is. */
  readonly when: (props: BlackstoneTableProps) => boolean
}

/** Turns in which the coach speaks. */
export const COACHED_ROUNDS = 4

/** Has a task of the hand one half met, and not the other? */
const isHalfMet = ({ now: { scene, court } }: BlackstoneTableProps): boolean =>
  court.hand.some((slot) => {
    const progress = taskProgressOf(scene, slot)
    return !!progress && progress.left.matching.length > 0 !== progress.right.matching.length > 0
  })

/** Would tokens go back to the supply if the turn ended now? */
const exceedsTokens = ({ now: { scene, court } }: BlackstoneTableProps): boolean =>
  limitStatuses(scene, court).some(({ what, excess }) => excess > 0 && (what === 'knights' || what === 'wizards'))

const canDo = ({ now }: BlackstoneTableProps, kind: string): boolean =>
  now.legalActions.some((action) => action.kind === kind)

const COACH_HINTS: readonly CoachHint[] = [
  { id: 'complete', when: (props) => canDo(props, 'complete') },
  { id: 'castles', when: ({ now }) => now.state.completions > 0 },
  { id: 'spent', when: ({ now: { court } }) => court.knights + court.wizards === 0 },
  { id: 'task', when: ({ now }) => now.court.hand.length > 0 },
  { id: 'half', when: (props) => isHalfMet(props) && canDo(props, 'slide') },
  { id: 'limits', when: exceedsTokens },
  { id: 'move', when: (props) => canDo(props, 'slide') },
  { id: 'income', when: ({ now }) => now.state.round > 1 },
  { id: 'draw', when: (props) => props.now.state.round > 1 && canDo(props, 'draw') },
]

/** The hint to give now; null where there is none. */
export const coachHintOf = (props: BlackstoneTableProps): CoachHintId | null =>
  COACH_HINTS.find(({ id, when }) => !isHintGiven(id) && when(props))?.id ?? null
