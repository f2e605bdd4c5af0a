/** Table that was dealt before all of its rules were fetched: what is proposed waits for the rest of them. */
import type { Shape } from '../kernel/contract.ts'
import { type Result, refuse } from '../kernel/result.ts'
import type { ProposalReceipt } from './client/proposalPromises.ts'
import type { TableChange } from './client/tableClient.ts'
import { createListeners } from './listeners.ts'
import type { OpenTable } from './openTableInterface.ts'

type Propose = () => Promise<Result<ProposalReceipt>>

/**
 * The same table, whose first proposal calls `loadRest` and is made when that has resolved; it is pending until then, and
 * others are refused. Where `loadRest` rejects, the proposal is refused.
 */
export const waitForRules = <G extends Shape>(table: OpenTable<G>, loadRest: () => Promise<void>): OpenTable<G> => {
  let rest: 'absent' | 'awaited' | 'here' = 'absent'
  const listeners = createListeners<TableChange<G>>()
  table.subscribe(listeners.notify)
  const setRest = (next: typeof rest): void => {
    rest = next
    const pending = rest === 'awaited' ? 1 : 0
    listeners.notify({ events: [], done: [], refused: [], pending, saved: table.fault() === null })
  }
  const afterRest = (propose: Propose): ReturnType<Propose> => {
    if (rest === 'here') return propose()
    if (rest === 'awaited') return Promise.resolve(refuse('table.wait'))
    setRest('awaited')
    const onLoaded = (): ReturnType<Propose> => {
      setRest('here')
      return propose()
    }
    const onFailed = (): Result<ProposalReceipt> => {
      setRest('absent')
      return refuse('app.failed')
    }
    return loadRest().then(onLoaded, onFailed)
  }
  return {
    ...table,
    propose: (seat, action) => afterRest(() => table.propose(seat, action)),
    undo: (seat) => afterRest(() => table.undo(seat)),
    redo: (seat) => afterRest(() => table.redo(seat)),
    agree: () => afterRest(table.agree),
    concede: (seat) => afterRest(() => table.concede(seat)),
    leave: (seat) => afterRest(() => table.leave(seat)),
    subscribe: listeners.subscribe,
  }
}
