/** One game that players play to its end. */
import type { Blackstone } from '../../games/blackstone/index.ts'
import { kingsOf } from '../../games/blackstone/rules/court.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { Chance } from '../../kernel/deal.ts'
import { awaitedIn, legalIn, type Playout, playOn } from '../../kernel/playout.ts'
import type { Player } from './player.ts'

/** Longest game that is played, in actions: where rounds are not limited, random play need not end. */
export const LONGEST = 20_000

/** What came of one seat's turn. */
export interface Turn {
  readonly seat: Seat
  /** A task was completed, or a dog adopted. */
  readonly isDone: boolean
  /** It began, and ended, with as many tasks in hand as may be kept. */
  readonly beganFull: boolean
  readonly endedFull: boolean
  /** The very same tasks are in hand, and the same vassals retained, as when it began. */
  readonly isSame: boolean
}

export interface Match {
  readonly end: Playout<Blackstone>
  readonly actions: number
  readonly turns: readonly Turn[]
}

type State = Blackstone['state']

const turnEnds = (before: State, after: State): boolean =>
  before.round > 0 && (before.round !== after.round || before.seat !== after.seat || after.outcome !== null)

/** Before the first turn families and piles are chosen; the first tasks come after them. */
const isSetUp = ({ todo }: State): boolean => todo.some((one) => one.do === 'family' || one.do === 'pile')

const isFull = ({ courts, seat }: State): boolean => {
  const court = courts[seat]
  return court !== undefined && court.hand.length >= kingsOf(court)
}

const heldIn = ({ courts }: State, seat: Seat): string => JSON.stringify([courts[seat]?.hand, courts[seat]?.retained])

/** A turn from its beginning: `last` is the state before the deed that ended it, `after` the one that this deed made. */
const turnOf = (began: State, last: State, after: State): Turn => ({
  seat: last.seat,
  isDone: last.completions > 0,
  beganFull: isFull(began),
  endedFull: isFull(last),
  isSame: heldIn(began, last.seat) === heldIn(after, last.seat),
})

/** Turns that ended with as many tasks in hand as may be kept, and none completed. */
export const withoutWay = (turns: readonly Turn[]): readonly Turn[] =>
  turns.filter(({ isDone, endedFull }) => !isDone && endedFull)

/** Plays on until the game is over, or too long. `players` by seat. */
export const playMatch = (begun: Playout<Blackstone>, players: readonly Player[], below: Chance['below']): Match => {
  const turns: Turn[] = []
  let [end, began, actions] = [begun, begun.state, 0]
  for (let seat = awaitedIn(end); seat !== null && actions < LONGEST; seat = awaitedIn(end)) {
    const { state } = end
    const player = players[seat]
    if (!player) throw new Error(`nobody plays seat ${seat}`)
    end = playOn(end, player(end, legalIn(end), below))
    actions++
    if (isSetUp(state)) began = end.state
    if (!turnEnds(state, end.state)) continue
    turns.push(turnOf(began, state, end.state))
    began = end.state
  }
  return { end, actions, turns }
}
