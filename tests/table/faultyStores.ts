import type { LogStore } from '../../src/table/logStore.ts'
import type { StoreFault } from '../../src/table/storeFailure.ts'
import { StoreFailure } from '../../src/table/storeFailure.ts'

/** Outcome of one store call: it works, fails before anything is written, or writes and then reports a failure. */
export type CallOutcome = 'works' | 'failsBefore' | 'failsAfter'

/** Store whose calls have these outcomes in turn; all further ones work. */
export const createFaultyStore = (store: LogStore, outcomes: CallOutcome[], fault: StoreFault = 'full'): LogStore => {
  const runCall = async (work: () => Promise<void>): Promise<void> => {
    const outcome = outcomes.shift() ?? 'works'
    if (outcome === 'failsBefore') throw new StoreFailure(fault)
    await work()
    if (outcome === 'failsAfter') throw new StoreFailure('gone')
  }
  return {
    create: (header, secret) => runCall(() => store.create(header, secret)),
    append: (id, entries, shown) => runCall(() => store.append(id, entries, shown)),
    load: (id) => store.load(id),
  }
}

/** Store whose appends wait until the test calls `answer`. */
export const createPausedStore = (store: LogStore) => {
  const waiting: (() => void)[] = []
  const waitForAnswer = () => new Promise<void>((resolve) => waiting.push(resolve))
  const pausedStore: LogStore = {
    create: (header, secret) => store.create(header, secret),
    append: async (id, entries, shown) => {
      await waitForAnswer()
      await store.append(id, entries, shown)
    },
    load: (id) => store.load(id),
  }
  return { store: pausedStore, answer: () => waiting.shift()?.(), waiting }
}
