/** A table that is played on this phone alone. */
import type { Seat, Shape, View } from '../kernel/contract.ts'
import { hashOf } from '../kernel/hash.ts'
import { whyNoRedo, whyNoUndo } from '../kernel/undo.ts'
import { EMPTY_VAULT, viewOf } from '../kernel/vault.ts'
import type { Host } from './host.ts'
import type { OpenTable } from './openTable.ts'
import type { Phone } from './phone.ts'
import type { DealerSecret } from './store.ts'

/** All seats are played here, so nobody is asked and nobody is away. */
export interface LocalTable<G extends Shape> extends OpenTable<G> {
  readonly shared: null
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
    shared: null,
    seats: () => phone.follower().seats,
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
