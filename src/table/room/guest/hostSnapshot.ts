/**
 * Spectating of a phone that differs although its state follows from its log: it plays no more, and shows the host's
 * snapshots.
 */
import type { Shape, Turn } from '../../../kernel/contract.ts'
import type { Replay } from '../../../kernel/replayState.ts'
import { hashState } from '../../../kernel/stateHash.ts'
import { EMPTY_VAULT, seatView } from '../../../kernel/vault.ts'
import type { FrameToGuest } from '../frames.ts'
import type { Guest, GuestStep } from './guestState.ts'

/** Asks the host for a snapshot. */
export const requestSnapshot = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const { line } = guest
  return [guest, line.kind === 'up' ? [{ kind: 'say', channel: line.channel, frame: { kind: 'look' } }] : []]
}

/** Turn of a state from outside; null if it is no state, or if the rules throw on it. */
const checkedTurn = <G extends Shape>({ game, header }: Replay<G>, state: G['state'], hash: string): Turn | null => {
  try {
    const turn = game.turn(state)
    if (turn.kind === 'seats') for (const seat of turn.seats) game.legal(seatView(state, seat, EMPTY_VAULT))
    return hashState(header, state) === hash ? turn : null
  } catch {
    return null
  }
}

/** Shows the host's state in place of what this phone made of the log. */
export const showSnapshot = <G extends Shape>(
  guest: Guest<G>,
  { have, state }: Extract<FrameToGuest, { kind: 'snapshot' }>,
): GuestStep<G> => {
  const { follower } = guest
  const turn = follower?.flaw ? checkedTurn(follower.replay, state, have.hash) : null
  if (!follower || !turn) return [guest, []]
  const emptyHistory = { moves: [], undone: [], sealedOff: true, events: [] }
  const replay = { ...follower.replay, ...emptyHistory, state, turn, seq: have.seq }
  return [{ ...guest, follower: { ...follower, replay, echo: replay } }, []]
}
