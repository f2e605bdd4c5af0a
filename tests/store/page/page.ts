/** The store in a real browser, laid open to the tests. */
import { openDatabase } from '../../../src/store/database.ts'
import { indexedLogs } from '../../../src/store/logs.ts'
import { askToPersist, persistence, room } from '../../../src/store/persistence.ts'
import { listSaves } from '../../../src/store/saves.ts'
import { claimGame, type GameTab } from '../../../src/store/tabs.ts'
import { contract } from '../contract.ts'
import { entry, header, idOf, run, secret } from '../sample.ts'

const database = openDatabase()
const store = indexedLogs(database)
const tabs = new Map<number, GameTab>()

/** 'done', or the fault. */
const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'fault' in error ? String(error.fault) : `${error}`),
  )

/** An entry of about this many kilobytes, of chance: browsers pack what repeats itself. */
const heavy = (seq: number, kilobytes: number) => {
  const blocks = Array.from({ length: kilobytes }, () =>
    String.fromCharCode(...crypto.getRandomValues(new Uint8Array(1024))),
  )
  const one = entry(seq)
  return { ...one, body: { ...one.body, action: { kind: 'step', weight: blocks.join('') } } }
}

const lab = {
  lost: [] as number[],

  async check(name: string): Promise<void> {
    const open = () => indexedLogs(openDatabase({ name: `contract: ${name}` }))
    const found = contract.find((one) => one.name === name)
    if (!found) throw new Error(`no case ${name}`)
    await found.check({ store: open(), another: open })
  },

  create: (n: number) => told(store.create(header(n), secret)),
  append: (n: number, from: number, to: number, turn = 0) => told(store.append(idOf(n), run(from, to, turn), [])),
  appendHeavy: (n: number, seq: number, kilobytes: number) => told(store.append(idOf(n), [heavy(seq, kilobytes)], [])),
  load: (n: number) => store.load(idOf(n)),
  list: () => listSaves(database),
  fault: (n: number) => told(store.load(idOf(n))),

  async claim(n: number, steal = false): Promise<string> {
    const tab = await claimGame(idOf(n), () => lab.lost.push(n), { steal })
    if (tab === 'elsewhere') return tab
    tabs.set(n, tab)
    return 'mine'
  },
  release: (n: number) => tabs.get(n)?.release(),

  askToPersist,
  persistence,
  room,
}

export type StoreLab = typeof lab

Object.assign(globalThis, { lab })
