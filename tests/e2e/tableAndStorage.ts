/** What the trouble tests do at the table, and what they do to the storage under it. */
import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from '@playwright/test'
import type { GameSave } from '../../src/table/logStore.ts'
import { cell } from './blackstoneTable.ts'
import { expect } from './phoneFixtures.ts'

/** A King's Quest in mid-turn with open hands of nothing: Ann has three knights, one scout to walk with and one to retain. */
export const POSITION = JSON.stringify({
  format: 'blackstone-position',
  version: 1,
  mode: 'kings-quest',
  seats: ['Ann', 'Bo'],
  board: { AO: 'Ls/De', BS: 'Lc/Ds', KE: 'Mc/Ps' },
  courts: [{ knights: 3, wizards: 1, pile: 0 }, { pile: 1 }],
})

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
export const alert = (page: Page): Locator => page.getByRole('alert')

export const goTo = async (page: Page, url: string, ...parts: readonly string[]): Promise<void> => {
  await page.goto(`${url}#/${parts.join('/')}`)
}

/** Pastes a text into the door for games from elsewhere. */
export const paste = async (page: Page, url: string, text: string): Promise<void> => {
  await goTo(page, url, 'saved')
  await page.getByText('Import a game').click()
  await page.getByRole('textbox', { name: /paste/ }).fill(text)
  await button(page, 'Read what I pasted').click()
}

/** Begins a game from POSITION; gives its id. */
export const beginGame = async (page: Page, url: string): Promise<string> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await paste(page, url, POSITION)
  await atTable(page)
  return gameIdIn(page)
}

export const atTable = (page: Page): Promise<void> => expect(page.getByRole('grid')).toBeVisible()

/** Slides the vassal on one space to another, named as `A O`; resolves when the board shows it. */
export const slide = async (page: Page, from: string, to: string): Promise<void> => {
  // A second tap at once is taken for a tremble, so the first is repeated until it was heard.
  await expect(async () => {
    await cell(page, from).tap()
    await expect(cell(page, to)).toHaveAccessibleName(/slide here/, { timeout: 1000 })
  }).toPass()
  await cell(page, to).tap()
  await expect(cell(page, from)).toHaveAccessibleName(/^Empty/)
  await expect(cell(page, to)).not.toHaveAccessibleName(/^Empty/)
}
export const expectVassalOn = (page: Page, space: string): Promise<void> =>
  expect(cell(page, space)).not.toHaveAccessibleName(/^Empty/)

const openMenu = (page: Page): Promise<void> => button(page, 'Menu').click()
/** Closes a sheet; a site of CastleScape has a button Closer below it. */
const closeSheet = (page: Page): Promise<void> => page.getByRole('button', { name: 'Close', exact: true }).click()

interface ToldGame {
  readonly hash: string
  readonly entries: number
  readonly saved: boolean
}

/** What About this game says, once no move is pending: the hash of the state, how long the log is, whether it is kept. */
export const aboutGame = (page: Page): Promise<ToldGame> => readAbout(page, false)

/** What About this game says while a move is pending. */
export const aboutPendingGame = (page: Page): Promise<ToldGame> => readAbout(page, true)

const readAbout = async (page: Page, isPending: boolean): Promise<ToldGame> => {
  await openMenu(page)
  await button(page, 'About this game').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('One moment…', { exact: true })).toHaveCount(isPending ? 1 : 0)
  const hash = (await sheet.getByText(/^State /).textContent()) ?? ''
  const entries = (await sheet.getByText(/in the log$/).textContent()) ?? ''
  const saved = await sheet.getByText('Every move is kept on this phone').isVisible()
  await closeSheet(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return {
    hash: hash.replace('State ', ''),
    entries: Number.parseInt(entries, 10),
    saved,
  }
}

const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8')

/** Presses something that hands out a file, and reads the file. */
export const fileFrom = async (page: Page, press: Locator): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()])
  return textOf(download)
}

/** Exports the game at the table. */
export const exportGame = async (page: Page): Promise<string> => {
  await openMenu(page)
  const text = await fileFrom(page, button(page, 'Export as a file'))
  await closeSheet(page)
  return text
}

/** How long the log of an exported game is, and the hash of the state at its end as its last entry says it. */
export const endOfLog = (text: string): { readonly hash: string; readonly entries: number } => {
  const { entries } = JSON.parse(text) as GameSave
  return { hash: entries.at(-1)?.hash ?? '', entries: entries.length }
}

type Store = 'games' | 'settings' | 'secrets' | 'entries'
type Key = string | [string, number]
interface Edit {
  readonly store: Store
  readonly key: Key
  /** Left out: the value is taken away. */
  readonly value?: unknown
}

/** Changes what lies in the app's database, past the app. */
export const editStored = (page: Page, edit: Edit): Promise<void> =>
  page.evaluate(async ({ store, key, value }) => {
    const opening = indexedDB.open('blackstone')
    await new Promise((opened) => opening.addEventListener('success', opened))
    const tx = opening.result.transaction(store, 'readwrite')
    if (value === undefined) tx.objectStore(store).delete(key)
    else tx.objectStore(store).put(value, key)
    await new Promise((done) => tx.addEventListener('complete', done))
    opening.result.close()
  }, edit)

export const readStored = <T>(page: Page, store: Store, key: Key): Promise<T> =>
  page.evaluate(
    async ([store, key]) => {
      const opening = indexedDB.open('blackstone')
      await new Promise((opened) => opening.addEventListener('success', opened))
      const asked = opening.result.transaction(store).objectStore(store).get(key)
      await new Promise((done) => asked.addEventListener('success', done))
      opening.result.close()
      return asked.result
    },
    [store, key] as const,
  )

/** The id of the game that the page shows. */
export const gameIdIn = (page: Page): string => new URL(page.url()).hash.split('/')[2] ?? ''

/** Keeps all other work on the app's database waiting, by a transaction that does not end before it is released. */
export const holdStorage = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(async () => {
    const opening = indexedDB.open('blackstone')
    await new Promise((opened) => opening.addEventListener('success', opened))
    const { result } = opening
    const games = result.transaction(result.objectStoreNames, 'readwrite').objectStore('games')
    const held = { on: true }
    const again = (): void => {
      if (held.on) games.count().addEventListener('success', again)
    }
    again()
    Object.assign(globalThis, { held })
  })
  return () =>
    page.evaluate(() => Object.assign((globalThis as unknown as { held: object }).held, { on: false })).then(() => {})
}
