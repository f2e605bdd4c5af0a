/** Intrigue: markers are placed and taken back, rewards taken, cards face down claimed. */
import { ok } from '../../../../kernel/result.ts'
import type { RewardTaken } from '../../actions.ts'
import { makeSpace } from '../cards.ts'
import { makeSlot } from '../slot.ts'
import {
  bare,
  CARD,
  type Forms,
  makePaid,
  makeStack,
  PAID,
  pattern,
  readPaid,
  readSpace,
  readStack,
  SPACE,
  STACK,
  withCard,
} from './form.ts'

const REWARDS: Readonly<Record<RewardTaken, string>> = {
  knight: 'N',
  wizard: 'W',
  guild: 'G',
  'knight+guild': 'N+G',
  'wizard+guild': 'W+G',
  power: 'P',
  machination: 'M',
}
const rewardOf = (mark = ''): RewardTaken =>
  (Object.keys(REWARDS) as readonly RewardTaken[]).find((take) => REWARDS[take] === mark) ?? 'guild'

export const MARKERS: Forms<'recall' | 'leave' | 'agents' | 'faceDown' | 'skip'> = {
  recall: bare('recall', 'recall'),
  leave: bare('leave', 'leave'),
  agents: {
    pattern: pattern(`agents ${CARD} ${SPACE}`),
    make: ({ card, space }, scene) => `agents ${makeSlot(scene, card)} ${makeSpace(space)}`,
    read: ([name, space], scene) =>
      withCard(scene, name, (card) => ({ kind: 'agents', card, space: readSpace(space) })),
  },
  faceDown: {
    pattern: pattern(`down ${CARD}`),
    make: ({ card }, scene) => `down ${makeSlot(scene, card)}`,
    read: ([name], scene) => withCard(scene, name, (card) => ({ kind: 'faceDown', card })),
  },
  skip: bare('skip', 'skip'),
}

export const REWARDED: Forms<'reward' | 'claim' | 'decline'> = {
  reward: {
    pattern: pattern('reward (N\\+G|W\\+G|[NWGPM])'),
    make: ({ take }) => `reward ${REWARDS[take]}`,
    read: ([mark]) => ok({ kind: 'reward', take: rewardOf(mark) }),
  },
  claim: {
    pattern: pattern(`claim${PAID}${STACK}`),
    make: (action) => `claim${makePaid(action.pay)}${makeStack(action)}`,
    read: ([pay, stack]) => ok({ kind: 'claim', pay: readPaid(pay), ...readStack(stack) }),
  },
  decline: bare('decline', 'decline'),
}
