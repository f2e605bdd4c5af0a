/** Intrigue: two markers for each player, on a completed card and a vassal, or on a card face down (rules 2.1, ruling 13). */
import { agents, assignDecider, faceDown, skip } from '../rules/intrigue/assign.ts'
import { claim, claimed, decline } from '../rules/intrigue/claim.ts'
import { layMarkers } from '../rules/intrigue/markers.ts'
import { leave, recall, recallAgents, recallDecider } from '../rules/intrigue/recall.ts'
import { lapse, reward, rewardDecider } from '../rules/intrigue/rewards.ts'
import { askOwners, hear } from '../rules/intrigue/triggers.ts'
import type { Module } from '../rules/module.ts'

export const module: Module = {
  id: 'intrigue',
  isOn: ({ intrigue }) => intrigue === 'on',
  bare: layMarkers,
  verbs: {
    recall: { recall, leave },
    reward: { reward, claim, decline },
    intrigue: { agents, faceDown, skip },
  },
  runs: {
    recall: recallAgents,
    rewards: askOwners,
    reward: (play, { reward }) => lapse(play, reward),
    intrigue: () => {},
  },
  deciders: { recall: recallDecider, reward: rewardDecider, intrigue: assignDecider },
  hears: hear,
  opens: claimed,
}
