/** Notations of intrigue: placing and recalling markers, taking rewards, claiming face-down cards. */
import { ok } from '#src/kernel/result.ts'
import type { RewardChoice } from '../../actions.ts'
import { formatSpace } from '../cardAndSpaceNotation.ts'
import { formatSlot } from '../slotNotation.ts'
import {
  type ActionNotations,
  CARD_PATTERN,
  constantNotation,
  exactPattern,
  formatPayment,
  formatStack,
  PAYMENT_PATTERN,
  readPayment,
  readSpace,
  readStack,
  SPACE_PATTERN,
  STACK_PATTERN,
  withNamedCard,
} from './notationParts.ts'

const REWARD_MARKS: Readonly<Record<RewardChoice, string>> = {
  knight: 'N',
  wizard: 'W',
  guild: 'G',
  'knight+guild': 'N+G',
  'wizard+guild': 'W+G',
  power: 'P',
  machination: 'M',
}
const readReward = (mark = ''): RewardChoice =>
  (Object.keys(REWARD_MARKS) as readonly RewardChoice[]).find((take) => REWARD_MARKS[take] === mark) ?? 'guild'

export const MARKER_NOTATIONS: ActionNotations<'recall' | 'leave' | 'agents' | 'faceDown' | 'skip'> = {
  recall: constantNotation('recall', 'recall'),
  leave: constantNotation('leave', 'leave'),
  agents: {
    pattern: exactPattern(`agents ${CARD_PATTERN} ${SPACE_PATTERN}`),
    format: ({ card, space }, scene) => `agents ${formatSlot(scene, card)} ${formatSpace(space)}`,
    parse: ([name, space], scene) =>
      withNamedCard(scene, name, (card) => ({ kind: 'agents', card, space: readSpace(space) })),
  },
  faceDown: {
    pattern: exactPattern(`down ${CARD_PATTERN}`),
    format: ({ card }, scene) => `down ${formatSlot(scene, card)}`,
    parse: ([name], scene) => withNamedCard(scene, name, (card) => ({ kind: 'faceDown', card })),
  },
  skip: constantNotation('skip', 'skip'),
}

export const REWARD_NOTATIONS: ActionNotations<'reward' | 'claim' | 'decline'> = {
  reward: {
    pattern: exactPattern('reward (N\\+G|W\\+G|[NWGPM])'),
    format: ({ take }) => `reward ${REWARD_MARKS[take]}`,
    parse: ([mark]) => ok({ kind: 'reward', take: readReward(mark) }),
  },
  claim: {
    pattern: exactPattern(`claim${PAYMENT_PATTERN}${STACK_PATTERN}`),
    format: (action) => `claim${formatPayment(action.pay)}${formatStack(action)}`,
    parse: ([pay, stack]) => ok({ kind: 'claim', pay: readPayment(pay), ...readStack(stack) }),
  },
  decline: constantNotation('decline', 'decline'),
}
