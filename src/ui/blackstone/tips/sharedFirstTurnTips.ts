/** Tips on rats, dogs, met tasks and spent tokens, for the first turns of several quests. */
import { ratsStatus } from '../../../games/blackstone/insight/shown/ratsAndDogsStatus.ts'
import { checkCompletionsLeft, maxCompletions } from '../../../games/blackstone/rules/tasks/fulfilment.ts'
import type { BlackstoneTableProps } from '../table/blackstoneTableView.ts'
import { canDo, type FirstTurnTip, isFirstRound } from './firstTurnTip.ts'

export const hasNoTokens = ({ now: { court } }: BlackstoneTableProps): boolean => court.knights + court.wizards === 0

/** The first dog and its first catch, in whatever turn they come. */
export const DOGS: readonly FirstTurnTip[] = [
  { id: 'dog', when: (props) => canDo(props, 'adopt') },
  { id: 'catch', when: (props) => canDo(props, 'kill') },
]

/** The plague and the first rats, in whatever turn they come. They can wait until nothing is to be done first. */
export const RATS: readonly FirstTurnTip[] = [
  { id: 'plague', when: ({ now }) => (ratsStatus(now.state)?.plagued ?? 0) > 0 },
  { id: 'firstRats', when: ({ now }) => (ratsStatus(now.state)?.wandering ?? 0) > 0 },
]

/** Whether a turn has one task, as for all but one family. */
const hasOneTask = ({ now }: BlackstoneTableProps): boolean => maxCompletions(now.scene) === 1

/** A task that can be completed, where no dog comes for it. */
export const MET: FirstTurnTip = {
  id: 'ownMet',
  when: (props) => isFirstRound(props) && canDo(props, 'complete') && hasOneTask(props),
}

/** The task of this turn is completed, or has brought its dog, and tokens are left. */
export const TASK_DONE: FirstTurnTip = {
  id: 'done',
  when: (props) =>
    isFirstRound(props) &&
    props.now.isAwaited &&
    props.now.state.completions > 0 &&
    checkCompletionsLeft(props.now.scene) !== null &&
    !hasNoTokens(props),
}
