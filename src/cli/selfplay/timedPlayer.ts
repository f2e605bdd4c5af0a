/** Player whose processor time is measured. */
import type { Shape } from '../../kernel/contract.ts'
import type { MatchPlayer } from './matchPlayer.ts'

/** Player that answers as `player` does; `spent` has the most processor time of one answer, and all of it, in ms. */
export const timedPlayer = <G extends Shape>(player: MatchPlayer<G>) => {
  const spent = { slowest: 0, time: 0 }
  const answer: MatchPlayer<G> = (...situation) => {
    const since = process.cpuUsage()
    const action = player(...situation)
    const { user, system } = process.cpuUsage(since)
    const ms = Math.round((user + system) / 1000)
    spent.slowest = Math.max(spent.slowest, ms)
    spent.time += ms
    return action
  }
  return { spent, answer }
}
