/** Logs that live as long as the page: for tests, and for playing on where nothing can be saved. */
import type { Header } from '../kernel/log.ts'
import { type DealerSecret, type LogStore, type Save, StoreFailure } from '../table/store.ts'
import { same, startOf, unshown, unwritten } from './batch.ts'

/** Follows the same contract as the logs in IndexedDB, without being durable. */
export function memoryLogs(): LogStore {
  const saves = new Map<string, Save>()

  function find(id: string): Save {
    const save = saves.get(id)
    if (!save) throw new StoreFailure('missing', id)
    return save
  }

  return {
    async create(header, secret) {
      const found = saves.get(header.id)
      const fresh = emptySave(header, secret)
      if (found && !same(found, fresh)) throw new StoreFailure('conflict', 'the id is taken')
      saves.set(header.id, structuredClone(fresh))
    },
    async append(id, batch, openings) {
      const save = find(id)
      const seq = save.entries.length - 1
      const standing = save.entries.filter((entry) => entry.seq >= startOf(batch, seq))
      const entries = unwritten(batch, standing, seq)
      const shown = standing.length === 0 ? openings : unshown(openings, save.shown)
      const added = structuredClone({ entries, shown })
      saves.set(id, { ...save, entries: [...save.entries, ...added.entries], shown: [...save.shown, ...added.shown] })
    },
    async load(id) {
      return structuredClone(find(id))
    },
  }
}

const emptySave = (header: Header, secret?: DealerSecret): Save => ({
  header,
  ...(secret && { secret }),
  entries: [],
  shown: [],
})
