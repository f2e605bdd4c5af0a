/** A player who lives by intrigue. */
import { atRandom, mixed, type Player } from '../players.ts'

/** Kinds of action that intrigue adds, without those that decline. */
export const OF_INTRIGUE: ReadonlySet<string> = new Set(['recall', 'leave', 'reward', 'claim', 'agents', 'faceDown'])

/** Places, leaves and claims whenever it can; otherwise it is the usual mixed player. */
export const plotter: Player = (s, chance) => {
  const plotting = s.legal.filter(({ kind }) => OF_INTRIGUE.has(kind))
  const claims = plotting.filter(({ kind }) => kind === 'claim')
  const choices = claims.length > 0 ? claims : plotting
  const choice = choices[chance.below(Math.max(1, choices.length))]
  if (choice && chance.below(5) > 0) return choice
  return s.legalOf('endWork').length > 0 ? mixed(s, chance) : atRandom(s, chance)
}
