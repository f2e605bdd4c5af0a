/** Table that is played on this phone alone. */
import type { Seat, Shape, View } from '../kernel/contract.ts'
import { hashState } from '../kernel/stateHash.ts'
import { whyNoRedo, whyNoUndo } from '../kernel/undo.ts'
import { EMPTY_VAULT, seatView } from '../kernel/vault.ts'
import type { ArbiterRunner } from './arbiter/createArbiterRunner.ts'
import { chosenSeats, unchosenSeats, whyNoTakeBack } from './client/follower.ts'
import type { TableClient } from './client/tableClient.ts'
import type { DealerSecret } from './logStore.ts'
import type { OpenTable } from './openTableInterface.ts'

/** Table whose seats are all on this phone, so nobody is asked and nobody is away. */
export interface LocalTable<G extends Shape> extends OpenTable<G> {
  readonly shared: null
}

/** Table of a host and the one phone that plays all seats. */
export const createLocalTable = <G extends Shape>(
  host: ArbiterRunner<G>,
  phone: TableClient<G>,
  secret: DealerSecret,
  close: () => void,
): LocalTable<G> => {
  const { header } = host.log().replay
  const view = (seat: Seat | null): View<G['state']> => {
    const { echo, vaults } = phone.follower()
    return seatView(echo.state, seat, (seat !== null && vaults.get(seat)) || EMPTY_VAULT)
  }
  return {
    game: host.log().replay.game,
    header,
    shared: null,
    seats: () => phone.follower().seats,
    entries: () => phone.follower().entries,
    seq: () => phone.follower().replay.seq,
    hash: () => hashState(header, phone.follower().replay.state),
    turn: () => phone.follower().echo.turn,
    awaited: () => unchosenSeats(phone.follower()),
    chosen: () => chosenSeats(phone.follower()),
    view,
    shown: (seat) => [...(phone.follower().vaults.get(seat) ?? EMPTY_VAULT).values()],
    legal: (seat) => phone.follower().echo.game.legal(view(seat)),
    propose: (seat, action) => phone.propose(seat, { kind: 'act', action }),
    undo: (seat) => phone.propose(seat, { kind: 'undo' }),
    redo: (seat) => phone.propose(seat, { kind: 'redo' }),
    whyNoUndo: (seat) => whyNoTakeBack(phone.follower(), seat) ?? whyNoUndo(phone.follower().echo, seat),
    whyNoRedo: (seat) => whyNoTakeBack(phone.follower(), seat) ?? whyNoRedo(phone.follower().echo, seat),
    agree: () => phone.propose(0, { kind: 'end', how: 'agreement' }),
    concede: (seat) => phone.propose(seat, { kind: 'end', how: 'concede' }),
    leave: (seat) => phone.propose(seat, { kind: 'end', how: 'leave' }),
    subscribe: phone.subscribe,
    fault: host.fault,
    retry: host.retry,
    exportGame: () => ({ header, secret, entries: host.log().loggedEntries.map(({ entry }) => entry), shown: [] }),
    close,
  }
}
