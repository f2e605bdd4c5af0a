/** What an owner is asked: what becomes of a task face down when the own turn begins, which reward, whether to claim. */
import type { ActionOf } from '../../../../games/blackstone/actions.ts'
import {
  lyingAsked,
  rewardAsked,
  type Take,
  takes,
  whyNotClaim,
} from '../../../../games/blackstone/insight/intrigue.ts'
import { taskIn, taskSeen } from '../../../../games/blackstone/insight/sight.ts'
import type { IconName } from '../../../shell/Icon.tsx'
import { rowOf } from '../../../text/list.ts'
import { t } from '../../../text/t.ts'
import { Asked, LaidTask } from '../../Intrigue.tsx'
import { nameOfFace, nameOfSpace } from '../../names.ts'
import type { Choice, Task } from '../../props.ts'
import type { Asking, AtTable } from '../chapter.ts'
import { button, sentence } from '../choices.ts'
import { goalOf } from '../views.ts'

/** Whose turn it is: only the active player's deeds disturb anybody. */
const activeName = ({ sitting, now }: AtTable): string => sitting.names[now.state.seat] ?? ''
const ownName = ({ sitting, now }: AtTable): string => sitting.names[now.seat] ?? ''

const Recalling = ({ sitting, now }: AtTable) => {
  const { intrigue } = now.court
  const task = intrigue?.at === 'faceDown' ? taskSeen(now.scene, intrigue.card) : null
  const back = button(
    sitting,
    now,
    { kind: 'recall' },
    { id: 'recall', label: t('recall.take'), icon: 'undo', hint: t('recall.takeWhy') },
  )
  const stay = button(
    sitting,
    now,
    { kind: 'leave' },
    { id: 'leave', label: t('recall.leave'), icon: 'laid', hint: t('recall.leaveWhy') },
  )
  return (
    <Asked title={t('recall.title')} choices={[back, stay]}>
      {task && <LaidTask task={task} worth={goalOf(now.state) > 0} fitted={null} />}
    </Asked>
  )
}

/** When the own turn begins (ruling 77). */
export const recalling: Asking = {
  prompt: () => ({ text: t('prompt.recall') }),
  Panel: Recalling,
}

/** What a reward brings besides its name; and where a part of it has run out, that (ruling 72). */
const whyTake = ({ take, token, deck }: Take): string => {
  switch (take) {
    case 'knight':
    case 'wizard':
      return t('take.why.token')
    case 'guild':
    case 'power':
    case 'machination':
      return t(`take.why.${take}`)
    default:
      return t(token && deck ? 'take.why.both' : token ? 'take.only.token' : 'take.only.deck')
  }
}

const ICONS: Readonly<Record<Take['take'], IconName>> = {
  ...{ knight: 'knight', wizard: 'wizard', guild: 'log', power: 'king', machination: 'ploy' },
  ...{ 'knight+guild': 'knight', 'wizard+guild': 'wizard' },
}

const takeOf = ({ sitting, now }: AtTable, one: Take): Choice =>
  button(
    sitting,
    now,
    { kind: 'reward', take: one.take },
    { id: one.take, label: t(`take.${one.take}`), icon: ICONS[one.take], hint: whyTake(one) },
  )

/** All that the reward offers; what has run out stays and says so. */
export const takeChoices = (at: AtTable): readonly Choice[] => takes(at.now.scene).map((one) => takeOf(at, one))

const Rewarding = ({ sitting, now }: AtTable) => {
  const at = { sitting, now }
  const asked = rewardAsked(now.state)
  const task = asked?.kind === 'agents' ? taskIn(now.state, asked.card) : null
  const alike = asked?.kind === 'agents' ? asked.matched : 0
  return (
    <Asked
      title={t('reward.title', { by: activeName(at) })}
      note={t('reward.why', { by: activeName(at), card: task ? t(`type.${task.type}`) : '', alike })}
      choices={takeChoices(at)}
    />
  )
}

const facesIn = (faces: readonly number[]): string => rowOf(faces.map(nameOfFace))

const claimOf = ({ sitting, now }: AtTable, task: Task, action: ActionOf<'claim'>, at: number): Choice => {
  const { pay, stack } = action
  const look = {
    id: `claim${at}`,
    label: t(stack ? 'claim.as' : 'claim.do', { type: t(`type.${stack ?? task.type}`) }),
    icon: 'tick',
    hint: pay.length > 0 ? t('claim.pay', { vassals: facesIn(pay) }) : t('claim.free'),
  } as const
  return button(sitting, now, action, look)
}

/** One button for each stack and payment; where there is none, one that says why. */
export const claimChoices = (at: AtTable, task: Task): readonly Choice[] => {
  const ways = at.now.legal.flatMap((action) => (action.kind === 'claim' ? [action] : []))
  if (ways.length > 0) return ways.map((way, i) => claimOf(at, task, way, i))
  const refusal = whyNotClaim(at.now.scene)
  const reason = sentence(refusal ?? { code: 'claim.notAsked' })
  const label = t('claim.do', { type: t(`type.${task.type}`) })
  return [{ id: 'claim', label, icon: 'tick', reason, onPress: () => undefined }]
}

const Claiming = ({ sitting, now }: AtTable) => {
  const at = { sitting, now }
  const lying = lyingAsked(now.scene)
  if (!lying) return null
  const leave = button(
    sitting,
    now,
    { kind: 'decline' },
    { id: 'decline', label: t('claim.leave'), icon: 'laid', hint: t('claim.leaveWhy') },
  )
  const vassals = lying.used.map(({ face, space }) =>
    t('claim.vassal', { vassal: nameOfFace(face), space: nameOfSpace(space) }),
  )
  return (
    <Asked
      title={t('claim.title')}
      note={t('claim.used', { by: activeName(at), vassals: rowOf(vassals) })}
      choices={[...claimChoices(at, lying.task), leave]}
    >
      <LaidTask task={lying.task} worth={goalOf(now.state) > 0} fitted={lying.fitted} />
    </Asked>
  )
}

const isClaim = ({ now }: AtTable): boolean => rewardAsked(now.state)?.kind === 'faceDown'

/** What owners answer when others have used their vassals, or what may be theirs (rulings 71 to 76). */
export const answering: Asking = {
  prompt: (at) => ({ text: t(isClaim(at) ? 'prompt.claim' : 'prompt.reward', { name: ownName(at) }) }),
  Panel: (at) => (isClaim(at) ? <Claiming {...at} /> : <Rewarding {...at} />),
  calls: (at) => t(isClaim(at) ? 'calls.claim' : 'calls.reward', { by: activeName(at) }),
}
