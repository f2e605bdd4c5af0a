/** Logs that last as long as the page: for tests, and for playing on when nothing can be saved. */
import type { Header } from '../kernel/log.ts'
import type { DealerSecret, GameSave, LogStore } from '../table/logStore.ts'
import { StoreFailure } from '../table/storeFailure.ts'
import { batchStart, isSameData, unstoredEntries, unstoredOpenings } from './unstoredEntries.ts'

/** Log store in memory, with the same contract as IndexedDB's, but not durable. */
export function createMemoryLogStore(): LogStore {
  const saves = new Map<string, GameSave>()

  function findSave(id: string): GameSave {
    const save = saves.get(id)
    if (!save) throw new StoreFailure('missing', id)
    return save
  }

  return {
    async create(header, secret) {
      const existing = saves.get(header.id)
      const created = createEmptySave(header, secret)
      if (existing && !isSameData(existing, created)) throw new StoreFailure('conflict', 'the id is taken')
      saves.set(header.id, structuredClone(created))
    },
    async append(id, batch, openings) {
      const save = findSave(id)
      const lastSeq = save.entries.length - 1
      const overlapping = save.entries.filter((entry) => entry.seq >= batchStart(batch, lastSeq))
      const entries = unstoredEntries(batch, overlapping, lastSeq)
      const shown = overlapping.length === 0 ? openings : unstoredOpenings(openings, save.shown)
      const added = structuredClone({ entries, shown })
      saves.set(id, { ...save, entries: [...save.entries, ...added.entries], shown: [...save.shown, ...added.shown] })
    },
    async load(id) {
      return structuredClone(findSave(id))
    },
  }
}

const createEmptySave = (header: Header, secret?: DealerSecret): GameSave => ({
  header,
  ...(secret && { secret }),
  entries: [],
  shown: [],
})
