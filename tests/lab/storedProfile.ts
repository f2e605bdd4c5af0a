/** What a phone has in its storage, as a file of a test holds it. */
import type { Page } from '@playwright/test'

type Pair = readonly [key: IDBValidKey, value: unknown]
export interface Profile {
  /** Of the database. */
  readonly version: number
  readonly stores: Readonly<Record<string, readonly Pair[]>>
  readonly localStorage: Readonly<Record<string, string>>
}

/** Writes a profile into the storage of the app at `url`, before the app is opened there. */
export const restoreProfile = async (page: Page, url: string, profile: Profile): Promise<void> => {
  await page.goto(`${url}manifest.webmanifest`)
  await page.evaluate(async (text) => {
    const { version, stores, localStorage: words }: Profile = JSON.parse(text)
    const revive = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value
      if (Array.isArray(value)) return value.map(revive)
      if ('$map' in value) return new Map(value.$map as [unknown, unknown][])
      return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, revive(field)]))
    }
    const opening = indexedDB.open('blackstone', version)
    opening.addEventListener('upgradeneeded', () => {
      for (const name of Object.keys(stores)) opening.result.createObjectStore(name)
    })
    await new Promise((opened) => opening.addEventListener('success', opened))
    const tx = opening.result.transaction(Object.keys(stores), 'readwrite')
    for (const [name, pairs] of Object.entries(stores))
      for (const [key, value] of pairs) tx.objectStore(name).put(revive(value), key)
    await new Promise((resolve) => tx.addEventListener('complete', resolve))
    opening.result.close()
    for (const [key, value] of Object.entries(words)) localStorage.setItem(key, value)
  }, JSON.stringify(profile))
}
