/**
 * Installation of the shipped app and of a bare page of Preact. A service worker keeps each, so that both start with
 * their servers gone.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { serveFolder } from '../../scripts/staticHost.mjs'
import type { Lab } from './moveStoragePage/moveStoragePage.ts'
import { answering, buildPage, type Server, serveFiles } from './servedPages.ts'

/** Global of the page in bench/moveStoragePage. */
declare const lab: Lab

/** Entries of the stored game. */
export const ENTRIES = 150

/** Fetches a page once, with all that its service worker keeps. */
const install = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** Source of a service worker that keeps these files and answers from them, as the app's own does. */
const workerOf = (files: readonly string[]): string => `
addEventListener('install', (event) =>
  event.waitUntil(caches.open('bare').then((cache) => cache.addAll(${JSON.stringify(['./', ...files])}))))
addEventListener('fetch', (event) =>
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))))
`

/** Installs the bare page and returns its address. */
export const installBare = async (context: BrowserContext): Promise<string> => {
  const files = await buildPage('barePage')
  const server = await serveFiles(new Map([...files, ['sw.js', workerOf([...files.keys()])]]))
  const page = await context.newPage()
  await install(page, server.url)
  await page.close()
  await server.stop()
  return server.url
}

/** Whether a page has all files that come at leisure, but for the packs of other games. Runs in the page. */
const hasLeisureFiles = async (): Promise<boolean> => {
  const { all } = (await (await fetch('later.json')).json()) as { readonly all: readonly string[] }
  const cache = await caches.open('later')
  const kept = await Promise.all(all.map((file) => cache.match(new URL(file, document.baseURI).href)))
  return kept.every(Boolean)
}

const LAB = '/lab/'

/** Serves the app and, under a path of its own, the page that plays without a screen. */
export const serveApp = async (): Promise<Server> => {
  const dist = resolve('dist')
  if (!existsSync(`${dist}/index.html`)) throw new Error('There is no dist folder: run `npm run build` first.')
  return serveFolder(dist, { first: answering(await buildPage('moveStoragePage', LAB), LAB) })
}

/** Installs the app with a stored game, and returns the addresses of both. */
export const installApp = async (
  context: BrowserContext,
): Promise<{ readonly home: string; readonly game: string }> => {
  const server = await serveApp()
  const page = await context.newPage()
  // Before the app: its service worker would answer for this page too.
  await page.goto(`${server.url}lab/`)
  await page.waitForFunction(() => 'lab' in globalThis)
  const id = await page.evaluate((entries) => lab.saved(entries), ENTRIES)
  await install(page, server.url)
  await expect.poll(() => page.evaluate(hasLeisureFiles), { timeout: 60_000 }).toBe(true)
  await page.close()
  await server.stop()
  return { home: server.url, game: `${server.url}#/play/${id}` }
}
