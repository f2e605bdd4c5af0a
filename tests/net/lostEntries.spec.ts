/** Phones whose storage lost or damaged a part of the game that they share: it comes back from the others. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { board, LONG_WAIT, openTableOfTwo, press, serveApp, takeTowers } from './phones.ts'

const app = serveApp({ rooms: true })

type Harm = 'cut' | 'damage'

/**
 * Takes the last moves, so many, with what they drew, from what a phone has stored; `cut` as if they had never been stored, `damage` so that
 * its list of games still speaks of them. Resolves with the number of entries before.
 */
const harmLog = (page: Page, harm: Harm, count: number): Promise<number> =>
  page.evaluate(
    async ([how, lost]) => {
      const [, , id = ''] = location.hash.split('/')
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)))
      const database = await done(indexedDB.open('blackstone'))
      const tx = database.transaction(['entries', 'games'], 'readwrite')
      const [entries, games] = [tx.objectStore('entries'), tx.objectStore('games')]
      const range = IDBKeyRange.bound([id, 0], [id, []])
      const stored = await done(entries.getAll(range))
      const { length } = stored
      const moves = stored.filter(({ body }) => body.kind !== 'chance')
      const { seq: from } = moves[moves.length - lost]
      for (let seq = from; seq < length; seq++) entries.delete([id, seq])
      const last = stored[from - 1]
      const row = await done(games.get(id))
      if (how === 'cut') games.put({ ...row, seq: last.seq, hash: last.hash }, id)
      await new Promise((resolve) => tx.addEventListener('complete', resolve))
      database.close()
      return length
    },
    [harm, count] as const,
  )

const entriesOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [, , id = ''] = location.hash.split('/')
    const opening = indexedDB.open('blackstone')
    await new Promise((opened) => opening.addEventListener('success', opened))
    const keys = opening.result
      .transaction('entries')
      .objectStore('entries')
      .getAllKeys(IDBKeyRange.bound([id, 0], [id, []]))
    await new Promise((resolve) => keys.addEventListener('success', resolve))
    opening.result.close()
    return keys.result.length
  })

test('a guest whose log is damaged opens it, and has all of it from the host a moment later', {
  tag: '@harm',
}, async () => {
  const [ann, bo] = await openTableOfTwo(app)
  await takeTowers(ann, bo)
  await expect.poll(async () => (await entriesOf(bo)) === (await entriesOf(ann)), LONG_WAIT).toBe(true)
  const length = await harmLog(bo, 'damage', 1)
  await bo.reload()
  await expect(board(bo)).toBeVisible(LONG_WAIT)
  await expect(bo.getByText('Part of this game was damaged on this phone.')).toBeVisible(LONG_WAIT)
  await expect.poll(() => entriesOf(bo), LONG_WAIT).toBe(length)
})

test('a host whose log is damaged has its end back from its guest, unasked', {
  tag: ['@harm', '@nightly'],
}, async () => {
  const [ann, bo] = await openTableOfTwo(app)
  await takeTowers(ann, bo)
  await expect.poll(async () => (await entriesOf(bo)) === (await entriesOf(ann)), LONG_WAIT).toBe(true)
  const length = await harmLog(ann, 'damage', 1)
  await ann.reload()
  await expect(ann.getByText(/lost here came back from Bo’s phone/)).toBeVisible(LONG_WAIT)
  await expect.poll(() => entriesOf(ann), LONG_WAIT).toBe(length)
})

test('a host that lost moves is asked whether they come back, and the game goes on with them', {
  tag: '@harm',
}, async () => {
  const [ann, bo] = await openTableOfTwo(app)
  await takeTowers(ann, bo)
  await expect.poll(async () => (await entriesOf(bo)) === (await entriesOf(ann)), LONG_WAIT).toBe(true)
  const length = await harmLog(ann, 'cut', 2)
  await ann.reload()
  await expect(ann.getByText(/^Bo’s phone has \d moves? of this game/)).toBeVisible(LONG_WAIT)
  expect(await entriesOf(ann)).toBeLessThan(length)
  await press(ann, 'Bring them back')
  await expect.poll(() => entriesOf(ann), LONG_WAIT).toBe(length)
  for (const page of [ann, bo]) await expect(board(page)).toBeVisible(LONG_WAIT)
})

test('the host’s own file of the game opens on another phone as a table to watch', {
  tag: ['@harm', '@nightly'],
}, async () => {
  const [ann, bo] = await openTableOfTwo(app)
  await takeTowers(ann, bo)
  await press(ann, 'Menu')
  const [download] = await Promise.all([ann.waitForEvent('download'), press(ann, /^Export/)])
  const text = readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(text)).not.toHaveProperty('secret')
  const other = await app.phone('#/saved')
  await other
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      ...{ name: 'game.json', mimeType: 'application/json' },
      buffer: Buffer.from(text),
    })
  await expect(board(other)).toBeVisible(LONG_WAIT)
  await expect(other.getByText('This copy lacks the hidden cards: you can watch it, but not play on.')).toBeVisible()
})
