/** What the app may ask of a table that is played on this phone alone. */
import type { Game, Seat, Shape, Turn, View } from '../kernel/contract.ts'
import { hashOf } from '../kernel/hash.ts'
import type { Entry, Header } from '../kernel/log.ts'
import type { Refusal, Result } from '../kernel/result.ts'
import { whyNoRedo, whyNoUndo } from '../kernel/undo.ts'
import { EMPTY_VAULT, viewOf } from '../kernel/vault.ts'
import type { Host } from './host.ts'
import type { Change, Done, Phone } from './phone.ts'
import type { DealerSecret, Save, StoreFault } from './store.ts'

export interface LocalTable<G extends Shape> {
  readonly game: Game<G>
  readonly header: Header
  /** What is done. */
  entries(): readonly Entry[]
  /** Number of the next entry. */
  seq(): number
  /** Hash of the public state that is done, 16 hex digits. */
  hash(): string
  /** Who is awaited, with pending deeds counted as done. A draw stands here only until the dealer has answered it. */
  turn(): Turn
  /** What a seat sees, pending deeds included; `null` sees what is open to all. */
  view(seat: Seat | null): View<G['state']>
  legal(seat: Seat): readonly G['action'][]
  /** Shows its effect at once; resolves when it is durable (or done without storage), or with the reason why it is not done. */
  propose(seat: Seat, action: G['action']): Promise<Result<Done>>
  undo(seat: Seat): Promise<Result<Done>>
  redo(seat: Seat): Promise<Result<Done>>
  /** Why this seat cannot take back the last deed, or put one back; null where it can. */
  whyNoUndo(seat: Seat): Refusal | null
  whyNoRedo(seat: Seat): Refusal | null
  /** All at this phone have agreed to end the game. */
  agree(): Promise<Result<Done>>
  /** This seat gives the game up, also out of turn. */
  concede(seat: Seat): Promise<Result<Done>>
  subscribe(listener: (change: Change<G>) => void): () => void
  /** Why this game is not saved at the moment; null where it is. */
  fault(): StoreFault | null
  /** Tries again to store what is missing; listeners hear of it. */
  retry(): void
  /** The whole game, whatever storage says, for export. */
  save(): Save
  /** No more is taken or told. */
  close(): void
}

/** A table from its host and the one phone that plays all seats. */
export const localTable = <G extends Shape>(
  host: Host<G>,
  phone: Phone<G>,
  secret: DealerSecret,
  close: () => void,
): LocalTable<G> => {
  const { header } = host.book().replay
  const view = (seat: Seat | null): View<G['state']> => {
    const { echo, vaults } = phone.follower()
    return viewOf(echo.state, seat, (seat !== null && vaults.get(seat)) || EMPTY_VAULT)
  }
  return {
    game: host.book().replay.game,
    header,
    entries: () => phone.follower().entries,
    seq: () => phone.follower().replay.seq,
    hash: () => hashOf(phone.follower().replay.state),
    turn: () => phone.follower().echo.turn,
    view,
    legal: (seat) => phone.follower().echo.game.legal(view(seat)),
    propose: (seat, action) => phone.propose(seat, { kind: 'act', action }),
    undo: (seat) => phone.propose(seat, { kind: 'undo' }),
    redo: (seat) => phone.propose(seat, { kind: 'redo' }),
    whyNoUndo: (seat) => whyNoUndo(phone.follower().echo, seat),
    whyNoRedo: (seat) => whyNoRedo(phone.follower().echo, seat),
    agree: () => phone.propose(0, { kind: 'end', how: 'agreement' }),
    concede: (seat) => phone.propose(seat, { kind: 'end', how: 'concede' }),
    subscribe: phone.subscribe,
    fault: host.fault,
    retry: host.retry,
    save: () => ({ header, secret, entries: host.book().lines.map(({ entry }) => entry), shown: [] }),
    close,
  }
}
