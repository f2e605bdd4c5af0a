/** Situations in which intrigue is played, and its moves as a person would write them. */
import type { Action, RewardTaken } from '../../../../src/games/blackstone/actions.ts'
import type { Intrigue } from '../../../../src/games/blackstone/state.ts'
import type { Slot } from '../../../../src/kernel/contract.ts'
import { face, space } from '../moves.ts'
import { type Situation, situation, type Zones } from '../situation.ts'

/** A situation with intrigue on. */
export const plot = (zones: Zones, seed = 1, patch: Parameters<typeof situation>[2] = {}): Situation =>
  situation({ ...zones, options: { intrigue: 'on', ...zones.options } }, seed, patch)

export const recall: Action = { kind: 'recall' }
export const leave: Action = { kind: 'leave' }
export const skip: Action = { kind: 'skip' }
export const decline: Action = { kind: 'decline' }
export const take = (what: RewardTaken): Action => ({ kind: 'reward', take: what })
export const claim = (...pay: readonly string[]): Action => ({
  kind: 'claim',
  pay: pay.map(face).sort((a, b) => a - b),
})

/** The slot of a completed card of the awaited seat. */
const completed = (s: Situation, card: string): Slot => {
  const slot = Object.values(s.court(s.seat).stacks)
    .flat()
    .find((one) => s.name(one) === card)
  if (slot === undefined) throw new Error(`seat ${s.seat} has not completed ${card}`)
  return slot
}
export const agents = (s: Situation, card: string, where: string): Action => ({
  kind: 'agents',
  card: completed(s, card),
  space: space(where),
})
export const faceDown = (s: Situation, card: string): Action => {
  const slot = s.court(s.seat).hand.find((one) => s.name(one) === card)
  if (slot === undefined) throw new Error(`seat ${s.seat} does not hold ${card}`)
  return { kind: 'faceDown', card: slot }
}

export const markers = (s: Situation, seat: number): Intrigue['at'] | undefined => s.court(seat).intrigue?.at

/** What the awaited seat may take. */
export const takes = (s: Situation): readonly RewardTaken[] => s.legalOf('reward').map(({ take }) => take)
export const kinds = (s: Situation): readonly string[] => [...new Set(s.legal.map(({ kind }) => kind))]
