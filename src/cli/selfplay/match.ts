/** One game that players play to its end. */
import type { Blackstone } from '../../games/blackstone/index.ts'
import { kingsOf } from '../../games/blackstone/rules/court.ts'
import type { Chance } from '../../kernel/deal.ts'
import { awaitedIn, legalIn, type Playout, playOn } from '../../kernel/playout.ts'
import type { Player } from './player.ts'

/** Longest game that is played, in actions: where rounds are not limited, random play need not end. */
export const LONGEST = 20_000

export interface Match {
  readonly end: Playout<Blackstone>
  readonly actions: number
  readonly turns: number
  /** Turns that ended with as many tasks in hand as may be kept, and none completed. */
  readonly stuck: number
}

type State = Blackstone['state']

const turnEnds = (before: State, after: State): boolean =>
  before.round > 0 && (before.round !== after.round || before.seat !== after.seat || after.outcome !== null)

const isStuck = ({ courts, seat, completions }: State): boolean => {
  const court = courts[seat]
  return completions === 0 && court !== undefined && court.hand.length >= kingsOf(court)
}

/** Plays on until the game is over, or too long. `players` by seat. */
export const playMatch = (begun: Playout<Blackstone>, players: readonly Player[], below: Chance['below']): Match => {
  let end = begun
  let [actions, turns, stuck] = [0, 0, 0]
  for (let seat = awaitedIn(end); seat !== null && actions < LONGEST; seat = awaitedIn(end)) {
    const before = end.state
    const player = players[seat]
    if (!player) throw new Error(`nobody plays seat ${seat}`)
    end = playOn(end, player(end, legalIn(end), below))
    actions++
    if (!turnEnds(before, end.state)) continue
    turns++
    if (isStuck(before)) stuck++
  }
  return { end, actions, turns, stuck }
}
