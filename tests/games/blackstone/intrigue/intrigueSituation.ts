/** Situations with intrigue, and its moves as a person would write them. */
import type { Action, RewardChoice } from '#src/games/blackstone/actions.ts'
import type { MarkerState } from '#src/games/blackstone/state.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { face, space } from '../namedActions.ts'
import { type Situation, situation, type Zones } from '../testTable.ts'

/** A situation with intrigue on. */
export const intrigueSituation = (zones: Zones, seed = 1, patch: Parameters<typeof situation>[2] = {}): Situation =>
  situation({ ...zones, options: { intrigue: 'on', ...zones.options } }, seed, patch)

export const recall: Action = { kind: 'recall' }
export const leave: Action = { kind: 'leave' }
export const skip: Action = { kind: 'skip' }
export const decline: Action = { kind: 'decline' }
export const take = (what: RewardChoice): Action => ({ kind: 'reward', take: what })
export const claim = (...pay: readonly string[]): Action => ({
  kind: 'claim',
  pay: pay.map(face).sort((a, b) => a - b),
})

/** The slot of a completed card of the awaited seat. */
const completedSlot = (s: Situation, card: string): Slot => {
  const slot = Object.values(s.court(s.seat).stacks)
    .flat()
    .find((slot) => s.name(slot) === card)
  if (slot === undefined) throw new Error(`seat ${s.seat} has not completed ${card}`)
  return slot
}
export const agents = (s: Situation, card: string, where: string): Action => ({
  kind: 'agents',
  card: completedSlot(s, card),
  space: space(where),
})
export const faceDown = (s: Situation, card: string): Action => {
  const slot = s.court(s.seat).hand.find((slot) => s.name(slot) === card)
  if (slot === undefined) throw new Error(`seat ${s.seat} does not hold ${card}`)
  return { kind: 'faceDown', card: slot }
}

export const markerPlace = (s: Situation, seat: number): MarkerState['at'] | undefined => s.court(seat).intrigue?.at

/** The rewards that the awaited seat may take. */
export const offeredRewards = (s: Situation): readonly RewardChoice[] => s.legalOf('reward').map(({ take }) => take)
export const legalKinds = (s: Situation): readonly string[] => [...new Set(s.legal.map(({ kind }) => kind))]
