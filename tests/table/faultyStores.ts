import type { LogStore, StoreFault } from '../../src/table/store.ts'
import { StoreFailure } from '../../src/table/store.ts'

/** What happens to one call of a store: it works, fails before anything is written, or writes and then fails to say so. */
export type Fate = 'works' | 'failsBefore' | 'failsAfter'

/** A store whose calls meet these fates in turn; all further ones work. */
export const fated = (store: LogStore, fates: Fate[], fault: StoreFault = 'full'): LogStore => {
  const meet = async (work: () => Promise<void>): Promise<void> => {
    const fate = fates.shift() ?? 'works'
    if (fate === 'failsBefore') throw new StoreFailure(fault)
    await work()
    if (fate === 'failsAfter') throw new StoreFailure('gone')
  }
  return {
    create: (header, secret) => meet(() => store.create(header, secret)),
    append: (id, entries, shown) => meet(() => store.append(id, entries, shown)),
    load: (id) => store.load(id),
  }
}

/** A store that answers only when it is told to. */
export const held = (store: LogStore) => {
  const waiting: (() => void)[] = []
  const wait = () => new Promise<void>((resolve) => waiting.push(resolve))
  const slow: LogStore = {
    create: (header, secret) => store.create(header, secret),
    append: async (id, entries, shown) => {
      await wait()
      await store.append(id, entries, shown)
    },
    load: (id) => store.load(id),
  }
  return { store: slow, answer: () => waiting.shift()?.(), waiting }
}
