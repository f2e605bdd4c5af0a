/** Host's phone: runs the arbiter over storage and the links of the phones. */
import type { Seat, Shape } from '../../kernel/contract.ts'
import type { DealerSecret, LogStore } from '../logStore.ts'
import type { MessageLink } from '../messageLink.ts'
import type { MessageToPhone, ProposeMessage } from '../proposalsAndCommits.ts'
import { type StoreFault, toStoreFault } from '../storeFailure.ts'
import { type ArbiterEffect, createArbiterState, type PhoneId } from './arbiterState.ts'
import type { GameLog } from './gameLog.ts'
import { type ArbiterEvent, stepArbiter } from './stepArbiter.ts'

export interface ArbiterRunner<G extends Shape> {
  log(): GameLog<G>
  /** Reason why the last batch could not be stored; null while storage works. */
  fault(): StoreFault | null
  /** Adds a phone that has these seats and the first `have` entries. */
  join(link: MessageLink<MessageToPhone, ProposeMessage>, seats: readonly Seat[], have: number): void
  /** Deals what is due. */
  begin(): void
  /** Tries again to store what is missing. */
  retry(): void
}

/**
 * Host of a game. `newSecret` is the secret of a game that storage does not know yet: it is created before its first
 * batch.
 */
export const createArbiterRunner = <G extends Shape>(
  store: LogStore,
  openedLog: GameLog<G>,
  newSecret: DealerSecret | null,
): ArbiterRunner<G> => {
  const { header } = openedLog.replay
  const links = new Map<PhoneId, MessageLink<MessageToPhone, ProposeMessage>>()
  let arbiter = createArbiterState(openedLog, newSecret ? -1 : openedLog.loggedEntries.length)
  let secretToStore = newSecret
  let fault: StoreFault | null = null

  const save = async ({ entries }: Extract<ArbiterEffect, { kind: 'store' }>): Promise<void> => {
    if (secretToStore) await store.create(header, secretToStore)
    secretToStore = null
    await store.append(header.id, entries, [])
  }
  const perform = (effect: ArbiterEffect): void => {
    if (effect.kind === 'send') links.get(effect.phone)?.send(effect.message)
    else save(effect).then(onStored, onStoreFailed)
  }
  const dispatch = (event: ArbiterEvent): void => {
    const [next, effects] = stepArbiter(arbiter, event)
    arbiter = next
    effects.forEach(perform)
  }
  const onStored = (): void => {
    fault = null
    dispatch({ kind: 'stored' })
  }
  const onStoreFailed = (error: unknown): void => {
    fault = toStoreFault(error)
    dispatch({ kind: 'notStored' })
  }

  return {
    log: () => arbiter.log,
    fault: () => fault,
    begin: () => dispatch({ kind: 'begin' }),
    retry: () => dispatch({ kind: 'retry' }),
    join(link, seats, have) {
      const phone = links.size
      links.set(phone, link)
      link.receive(({ proposal }) => dispatch({ kind: 'propose', phone, proposal }))
      dispatch({ kind: 'join', phone, seats, have })
    },
  }
}
