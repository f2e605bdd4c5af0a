/**
 * What a phone holds of cards that it may not know. Every opening has a salt of 16 random bytes, which nothing else
 * tells: it is looked for in what the phone was sent, stored and has in memory.
 */
import type { Page } from '@playwright/test'
import { game } from '../../src/games/castlescape/game.ts'
import type { Entry, Header } from '../../src/kernel/log.ts'
import { rebuildLog } from '../../src/table/arbiter/rebuildLog.ts'
import type { DealerSecret, PrivateOpening } from '../../src/table/logStore.ts'
import { unwrap } from '../kernel/toyLog.ts'

/** Runs in a page before the app: keeps all bytes that come over its lines, one character each. */
export const keepHeardBytes = (): void => {
  const heard: string[] = []
  const known = new WeakSet<RTCDataChannel>()
  const keep = async (event: Event): Promise<void> => {
    const { data } = event as MessageEvent<string | ArrayBuffer | Blob>
    const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : await new Response(data).bytes()
    heard.push(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }
  const { prototype } = RTCDataChannel
  const { addEventListener } = prototype
  const listen = (channel: RTCDataChannel): void => {
    if (known.has(channel)) return
    known.add(channel)
    addEventListener.call(channel, 'message', keep)
  }
  const onmessage = Object.getOwnPropertyDescriptor(prototype, 'onmessage') as PropertyDescriptor
  Object.defineProperty(prototype, 'onmessage', {
    ...onmessage,
    set(this: RTCDataChannel, handler: unknown) {
      listen(this)
      onmessage.set?.call(this, handler)
    },
  })
  prototype.addEventListener = function (this: RTCDataChannel, ...args: Parameters<typeof addEventListener>) {
    listen(this)
    addEventListener.apply(this, args)
  } as typeof addEventListener
  Object.assign(window, { heard })
}

interface Stored {
  readonly shown: readonly PrivateOpening[]
  readonly entries: readonly Entry[]
  readonly headers: readonly Header[]
  /** Of a host, which deals from it and stores no cards. */
  readonly secrets: readonly DealerSecret[]
  /** Everything, as text. */
  readonly text: string
}

/** All databases of a page. */
const readStorage = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const stores: Record<string, unknown[]> = {}
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames)
        stores[store] = [
          ...(stores[store] ?? []),
          ...(await settled(database.transaction(store).objectStore(store).getAll())),
        ]
      database.close()
    }
    const text = JSON.stringify([stores, { ...localStorage }, { ...sessionStorage }])
    const { shown = [], entries = [], secrets = [], games = [] } = stores
    const headers = games.map((row) => (row as { readonly header: unknown }).header)
    return { shown, entries, secrets, headers, text } as never
  })

/** Everything in the memory of a page, as the text of a snapshot of its heap. */
const readMemory = async (page: Page): Promise<string> => {
  const devtools = await page.context().newCDPSession(page)
  const chunks: string[] = []
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await devtools.detach()
  return chunks.join('')
}

interface PhoneAtTable {
  readonly page: Page
  /** Seats that are played at it; none for an onlooker. */
  readonly seats: readonly number[]
}

/** Cards that were shown to seats, as far as a phone stores them or deals them anew. */
const shownIn = ({ shown, entries, headers: [header], secrets: [secret] }: Stored): readonly PrivateOpening[] => {
  if (!header || !secret) return shown
  const log = unwrap(rebuildLog(game, header, secret, entries))
  return log.loggedEntries.flatMap((line) => line.shown)
}

/** Salts of cards that lie hidden, by whether these seats were shown them. */
const saltsFor = (stored: readonly Stored[], seats: readonly number[]) => {
  const opened = JSON.stringify(stored.map(({ entries }) => entries))
  const hidden = stored.flatMap(shownIn).filter(({ opening }) => opening.salt !== '' && !opened.includes(opening.salt))
  const salts = (isOwn: boolean): readonly string[] => [
    ...new Set(
      hidden
        .filter((one) => one.seats.some((seat) => seats.includes(seat)) === isOwn)
        .map(({ opening }) => opening.salt),
    ),
  ]
  return { own: salts(true), others: salts(false) }
}

/** Where a phone holds these salts: numbers of those that were sent to it, are stored, in its page or its memory. */
const countHeld = async (page: Page, stored: Stored, salts: readonly string[]) => {
  const heard = (await page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard)).join('')
  const [text, memory] = [await page.content(), await readMemory(page)]
  const count = (place: string): number => salts.filter((salt) => place.includes(salt)).length
  const sent = salts.filter((salt) => heard.includes(Buffer.from(salt, 'base64url').toString('latin1'))).length
  return { sent, stored: count(stored.text), shown: count(text), remembered: count(memory) }
}

/** What each phone holds of hidden cards, of its own seats and of others; `sent` since its page was loaded. */
export const heldCards = async (phones: readonly PhoneAtTable[]) => {
  const stored = await Promise.all(phones.map(({ page }) => readStorage(page)))
  return Promise.all(
    phones.map(async ({ page, seats }, at) => {
      const { own, others } = saltsFor(stored, seats)
      const here = stored[at] as Stored
      return {
        own: { ...(await countHeld(page, here, own)), all: own.length },
        others: { ...(await countHeld(page, here, others)), all: others.length },
      }
    }),
  )
}
