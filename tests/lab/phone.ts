/**
 * Phone of the lab: Chromium in a place of its own. It is touched by a finger, and can be frozen, killed and reopened.
 */
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findBrowser } from '../../scripts/testBrowser.mjs'
import { finger } from '../e2e/inputMethods.ts'
import type { Hand } from '../e2e/performMove.ts'
import { openPhone, type Phone } from '../e2e/phoneFixtures.ts'
import type { Place } from './networkPlace.ts'

export interface LabPhone {
  readonly name: string
  readonly page: Page
  /** A finger on the page that is open now. */
  readonly hand: Hand
  /** Errors that nobody caught in its pages. */
  readonly thrown: () => readonly string[]
  /** Stops its pages as locking a phone does: until `thaw` they neither receive nor send anything. */
  freeze(): void
  thaw(): void
  kill(): Promise<void>
  /** Opens the browser again at an address, with all that it had stored. */
  reopen(url: string): Promise<void>
  close(): Promise<void>
}

const networkOf = (pid: string): string | null => {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`)
  } catch {
    return null
  }
}
const isRenderer = (pid: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer')
  } catch {
    return false
  }
}

/** Processes in a place that run pages. */
const renderersIn = (place: Place): readonly number[] => {
  const here = networkOf(String(place.pid))
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.filter((pid) => networkOf(pid) === here && isRenderer(pid)).map(Number)
}

const SIZE = { width: 390, height: 664 }

/** Whether an error of the console is the page's own. A network that is gone is what these tests are about. */
const isThrown = (error: string): boolean => !/^Failed to load resource|WebSocket|net::ERR/.test(error)

/** Opens a phone at an address, which its browser takes for a secure one. */
export const openLabPhone = async (place: Place, url: string): Promise<LabPhone> => {
  const folder = mkdtempSync(join(tmpdir(), 'castle-lab-'))
  const program = place.wrap(join(folder, 'chromium'), findBrowser() ?? '')
  const flags = [`--unsafely-treat-insecure-origin-as-secure=${new URL(url).origin}`]
  const phone: Phone = await openPhone(join(folder, 'profile'), { ...SIZE, program, flags })
  const begin = async (at: string): Promise<Hand> => {
    await phone.page.emulateMedia({ reducedMotion: 'reduce' })
    await phone.page.goto(at)
    return finger(phone.page)
  }
  let hand = await begin(url)
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of renderersIn(place)) process.kill(pid, name)
  }
  return {
    name: place.name,
    get page() {
      return phone.page
    },
    get hand() {
      return hand
    },
    thrown: () => [...new Set(phone.errors.filter(isThrown))],
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    kill: () => phone.kill(),
    reopen: async (at) => {
      await phone.reopen()
      hand = await begin(at)
    },
    close: async () => {
      signal('SIGCONT')
      await phone.context.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
