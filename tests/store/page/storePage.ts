/** Store in a real browser, with its functions on `globalThis.lab` for the tests. */

import { claimGameForTab, type GameClaim } from '../../../src/store/claimGameForTab.ts'
import { openDatabase } from '../../../src/store/database.ts'
import { createIndexedLogStore } from '../../../src/store/indexedLogStore.ts'
import { listSaves } from '../../../src/store/listSaves.ts'
import { estimateStorage, readPersistence, requestPersistence } from '../../../src/store/storageSafety.ts'
import { contract } from '../logStoreContract.ts'
import { entriesFrom, entry, header, idOf, secret } from '../sampleLogs.ts'

const database = openDatabase()
const store = createIndexedLogStore(database)
const tabs = new Map<number, GameClaim>()

/** 'done', or the fault as text. */
const resultOrFault = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'fault' in error ? String(error.fault) : `${error}`),
  )

/** Entry of about this many kilobytes of random text, because browsers compress repetition. */
const heavyEntry = (seq: number, kilobytes: number) => {
  const blocks = Array.from({ length: kilobytes }, () =>
    String.fromCharCode(...crypto.getRandomValues(new Uint8Array(1024))),
  )
  const plainEntry = entry(seq)
  return { ...plainEntry, body: { ...plainEntry.body, action: { kind: 'step', weight: blocks.join('') } } }
}

const lab = {
  lost: [] as number[],

  async check(name: string): Promise<void> {
    const open = () => createIndexedLogStore(openDatabase({ name: `contract: ${name}` }))
    const contractCase = contract.find((plainEntry) => plainEntry.name === name)
    if (!contractCase) throw new Error(`no case ${name}`)
    await contractCase.check({ store: open(), another: open })
  },

  create: (n: number) => resultOrFault(store.create(header(n), secret)),
  append: (n: number, from: number, to: number, turn = 0) =>
    resultOrFault(store.append(idOf(n), entriesFrom(from, to, turn), [])),
  appendHeavy: (n: number, seq: number, kilobytes: number) =>
    resultOrFault(store.append(idOf(n), [heavyEntry(seq, kilobytes)], [])),
  load: (n: number) => store.load(idOf(n)),
  list: () => listSaves(database),
  fault: (n: number) => resultOrFault(store.load(idOf(n))),

  async claim(n: number, steal = false): Promise<string> {
    const tab = await claimGameForTab(idOf(n), () => lab.lost.push(n), { steal })
    if (tab === 'elsewhere') return tab
    tabs.set(n, tab)
    return 'mine'
  },
  release: (n: number) => tabs.get(n)?.release(),

  askToPersist: requestPersistence,
  persistence: readPersistence,
  room: estimateStorage,
}

export type StoreLab = typeof lab

Object.assign(globalThis, { lab })
