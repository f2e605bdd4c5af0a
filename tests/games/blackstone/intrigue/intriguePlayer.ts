/** A player for tests that prefers intrigue. */
import { atRandom, mixed, type Player } from '../players.ts'

/** Kinds of action that intrigue adds, without those that decline. */
export const INTRIGUE_KINDS: ReadonlySet<string> = new Set(['recall', 'leave', 'reward', 'claim', 'agents', 'faceDown'])

/** Places, leaves and claims in four of five cases where it can; otherwise plays like the mixed player. */
export const intriguePlayer: Player = (s, chance) => {
  const intrigueActions = s.legal.filter(({ kind }) => INTRIGUE_KINDS.has(kind))
  const claims = intrigueActions.filter(({ kind }) => kind === 'claim')
  const choices = claims.length > 0 ? claims : intrigueActions
  const choice = choices[chance.below(Math.max(1, choices.length))]
  if (choice && chance.below(5) > 0) return choice
  return s.legalOf('endWork').length > 0 ? mixed(s, chance) : atRandom(s, chance)
}
