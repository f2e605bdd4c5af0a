/**
 * Intrigue: two markers for each player, on a completed card and a vassal, or on a card face down (rules 2.1, ruling
 * 13).
 */

import { claimFaceDownTask, declineClaim, slotOpenedByClaim } from '../rules/intrigue/claimOrDeclineFaceDownTask.ts'
import { onIntrigueEvent, queueRewards } from '../rules/intrigue/disturbedAgents.ts'
import { addIntrigueZones } from '../rules/intrigue/intrigueZones.ts'
import { assignSeat, placeAgents, placeFaceDown, skipIntrigue } from '../rules/intrigue/placeMarkers.ts'
import { leaveFaceDown, recallMarkers, recallOwnAgents, recallSeat } from '../rules/intrigue/recallMarkers.ts'
import { chooseReward, reportLapsed, rewardSeat } from '../rules/intrigue/rewards.ts'
import type { Module } from '../rules/ruleTypes.ts'

export const module: Module = {
  id: 'intrigue',
  isOn: ({ intrigue }) => intrigue === 'on',
  addEmptyZones: addIntrigueZones,
  actionHandlers: {
    recall: { recall: recallMarkers, leave: leaveFaceDown },
    reward: { reward: chooseReward, claim: claimFaceDownTask, decline: declineClaim },
    intrigue: { agents: placeAgents, faceDown: placeFaceDown, skip: skipIntrigue },
  },
  todoHandlers: {
    recall: recallOwnAgents,
    rewards: queueRewards,
    reward: (context, { reward }) => reportLapsed(context, reward),
    intrigue: () => {},
  },
  deciders: { recall: recallSeat, reward: rewardSeat, intrigue: assignSeat },
  onEvent: onIntrigueEvent,
  slotsOpenedBy: slotOpenedByClaim,
}
