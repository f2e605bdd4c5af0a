/** A phone that differs although its state is what its log says: it plays no more, and looks on at what the host sees. */
import type { Game, Shape, Turn } from '../../kernel/contract.ts'
import { hashOf } from '../../kernel/hash.ts'
import { EMPTY_VAULT, viewOf } from '../../kernel/vault.ts'
import type { ToGuest } from './frames.ts'
import type { Guest, GuestStep } from './guest.ts'

/** Asks for what the host sees. */
export const look = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const { line } = guest
  return [guest, line.kind === 'up' ? [{ kind: 'say', channel: line.channel, frame: { kind: 'look' } }] : []]
}

/** Who is awaited in a state from outside; null where it is none, or where the rules stumble over it. */
const turnIn = <G extends Shape>(game: Game<G>, state: G['state'], hash: string): Turn | null => {
  try {
    const turn = game.turn(state)
    if (turn.kind === 'seats') for (const seat of turn.seats) game.legal(viewOf(state, seat, EMPTY_VAULT))
    return hashOf(state) === hash ? turn : null
  } catch {
    return null
  }
}

/** What the host sees stands in the place of what this phone made of the log. */
export const looked = <G extends Shape>(
  guest: Guest<G>,
  { have, state }: Extract<ToGuest, { kind: 'snapshot' }>,
): GuestStep<G> => {
  const { follower } = guest
  const turn = follower?.flaw ? turnIn(follower.replay.game, state, have.hash) : null
  if (!follower || !turn) return [guest, []]
  const stands = { moves: [], undone: [], sealedOff: true, events: [] }
  const replay = { ...follower.replay, ...stands, state, turn, seq: have.seq }
  return [{ ...guest, follower: { ...follower, replay, echo: replay } }, []]
}
