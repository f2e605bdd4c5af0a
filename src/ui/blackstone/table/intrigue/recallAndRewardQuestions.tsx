/**
 * Questions to the owner of markers: what to do with a task face down at the beginning of the turn, which reward to
 * take, whether to claim.
 */
import type { ActionOf } from '#src/games/blackstone/actions.ts'
import {
  currentReward,
  faceDownTaskInQuestion,
  type RewardOption,
  rewardOptions,
  whyNotClaim,
} from '#src/games/blackstone/insight/shown/intrigueQuestions.ts'
import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { openTaskIn, visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import { joinNames } from '#src/text/joinTexts.ts'
import { t } from '#src/text/t.ts'
import type { IconName } from '../../../parts/Icon.tsx'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import { FaceDownTaskRow, IntrigueQuestion } from '../../views/Intrigue.tsx'
import { nameOfFace, nameOfSpace } from '../../views/spaceAndFaceNames.ts'
import type { Task } from '../../views/viewProps.ts'
import type { BlackstoneTableProps, QuestionUi } from '../blackstoneTableView.ts'
import { actionChoice, refusalSentence } from '../turn/actionChoice.ts'

/** Name of the active player, whose actions alone disturb anybody. */
const activePlayerName = ({ view, now }: BlackstoneTableProps): string => view.names[now.state.seat] ?? ''
const ownPlayerName = ({ view, now }: BlackstoneTableProps): string => view.names[now.seat] ?? ''

const RecallPanel = ({ view, now }: BlackstoneTableProps) => {
  const { intrigue } = now.court
  const task = intrigue?.at === 'faceDown' ? visibleTaskIn(now.scene, intrigue.card) : null
  const recallChoice = actionChoice(
    view,
    now,
    { kind: 'recall' },
    { id: 'recall', label: t('recall.take'), icon: 'undo', hint: t('recall.takeWhy') },
  )
  const leaveChoice = actionChoice(
    view,
    now,
    { kind: 'leave' },
    { id: 'leave', label: t('recall.leave'), icon: 'laid', hint: t('recall.leaveWhy') },
  )
  return (
    <IntrigueQuestion title={t('recall.title')} choices={[recallChoice, leaveChoice]}>
      {task && <FaceDownTaskRow task={task} showsPoints={pointsGoalOf(now.state) > 0} fittedHalves={null} />}
    </IntrigueQuestion>
  )
}

/** Question at the beginning of the own turn (ruling 77). */
export const recallQuestion: QuestionUi = {
  prompt: () => ({ text: t('prompt.recall') }),
  Panel: RecallPanel,
}

/** What a reward brings besides its name; what is left of it where a part has run out (ruling 72). */
const rewardHint = ({ reward, hasToken, hasDeck }: RewardOption): string => {
  switch (reward) {
    case 'knight':
    case 'wizard':
      return t('take.why.token')
    case 'guild':
    case 'power':
    case 'machination':
      return t(`take.why.${reward}`)
    default:
      return t(hasToken && hasDeck ? 'take.why.both' : hasToken ? 'take.only.token' : 'take.only.deck')
  }
}

const REWARD_ICONS: Readonly<Record<RewardOption['reward'], IconName>> = {
  ...{ knight: 'knight', wizard: 'wizard', guild: 'log', power: 'king', machination: 'ploy' },
  ...{ 'knight+guild': 'knight', 'wizard+guild': 'wizard' },
}

const rewardChoice = ({ view, now }: BlackstoneTableProps, reward: RewardOption): ChoiceView =>
  actionChoice(
    view,
    now,
    { kind: 'reward', take: reward.reward },
    {
      id: reward.reward,
      label: t(`take.${reward.reward}`),
      icon: REWARD_ICONS[reward.reward],
      hint: rewardHint(reward),
    },
  )

/** Choices of the reward. One that has run out stays, disabled with the reason. */
export const rewardChoices = (props: BlackstoneTableProps): readonly ChoiceView[] =>
  rewardOptions(props.now.scene).map((reward) => rewardChoice(props, reward))

const RewardPanel = ({ view, now }: BlackstoneTableProps) => {
  const props = { view, now }
  const reward = currentReward(now.state)
  const task = reward?.kind === 'agents' ? openTaskIn(now.state, reward.card) : null
  return (
    <IntrigueQuestion
      title={t('reward.title', { by: activePlayerName(props) })}
      note={t('reward.why', { card: task ? t(`type.${task.type}`) : '' })}
      choices={rewardChoices(props)}
    />
  )
}

const faceNames = (faces: readonly number[]): string => joinNames(faces.map(nameOfFace))

const claimChoice = (
  { view, now }: BlackstoneTableProps,
  task: Task,
  action: ActionOf<'claim'>,
  index: number,
): ChoiceView => {
  const { pay, stack } = action
  const appearance = {
    id: `claim${index}`,
    label: t(stack ? 'claim.as' : 'claim.do', { type: t(`type.${stack ?? task.type}`) }),
    icon: 'tick',
    hint: pay.length > 0 ? t('claim.pay', { vassals: faceNames(pay) }) : t('claim.free'),
  } as const
  return actionChoice(view, now, action, appearance)
}

/** Choices to claim: one for each stack and payment, else a disabled one with the reason. */
export const claimChoices = (props: BlackstoneTableProps, task: Task): readonly ChoiceView[] => {
  const claimActions = props.now.legalActions.flatMap((action) => (action.kind === 'claim' ? [action] : []))
  if (claimActions.length > 0)
    return claimActions.map((claimAction, index) => claimChoice(props, task, claimAction, index))
  const refusal = whyNotClaim(props.now.scene)
  const reason = refusalSentence(refusal ?? { code: 'claim.notAsked' })
  const label = t('claim.do', { type: t(`type.${task.type}`) })
  return [{ id: 'claim', label, icon: 'tick', reason, onPress: () => undefined }]
}

const ClaimPanel = ({ view, now }: BlackstoneTableProps) => {
  const props = { view, now }
  const faceDownTask = faceDownTaskInQuestion(now.scene)
  if (!faceDownTask) return null
  const declineChoice = actionChoice(
    view,
    now,
    { kind: 'decline' },
    { id: 'decline', label: t('claim.leave'), icon: 'laid', hint: t('claim.leaveWhy') },
  )
  const vassals = faceDownTask.usedVassals.map(({ face, space }) =>
    t('claim.vassal', { vassal: nameOfFace(face), space: nameOfSpace(space) }),
  )
  return (
    <IntrigueQuestion
      title={t('claim.title')}
      note={t('claim.used', { by: activePlayerName(props), vassals: joinNames(vassals) })}
      choices={[...claimChoices(props, faceDownTask.task), declineChoice]}
    >
      <FaceDownTaskRow
        task={faceDownTask.task}
        showsPoints={pointsGoalOf(now.state) > 0}
        fittedHalves={faceDownTask.fittedHalves}
      />
    </IntrigueQuestion>
  )
}

const isClaimAsked = ({ now }: BlackstoneTableProps): boolean => currentReward(now.state)?.kind === 'faceDown'

/** Question to an owner when others have used marked vassals or met a task face down (rulings 71 to 76). */
export const rewardQuestion: QuestionUi = {
  prompt: (props) => ({
    text: t(isClaimAsked(props) ? 'prompt.claim' : 'prompt.reward', { name: ownPlayerName(props) }),
  }),
  Panel: (props) => (isClaimAsked(props) ? <ClaimPanel {...props} /> : <RewardPanel {...props} />),
  handOverReason: (props) => t(isClaimAsked(props) ? 'calls.claim' : 'calls.reward', { by: activePlayerName(props) }),
}
