/** The last thing that went wrong on this page, for a report of it (ui/app/report). It is not stored. */
import { route } from './route.ts'

export interface KeptError {
  /** What was thrown, or the flaw of a log. It may hold anything: only words of ours are told of it. */
  readonly what: unknown
  /** Parts of the address where it happened. */
  readonly path: readonly string[]
}

let lastKept: KeptError | null = null

export const lastError = (): KeptError | null => lastKept

export const keepError = (what: unknown): void => {
  lastKept = { what, path: route.peek() }
}

// What no screen caught: a press whose answer threw, for one. Errors of other sites come without a value.
globalThis.addEventListener?.('error', ({ error }: ErrorEvent) => error && keepError(error))
globalThis.addEventListener?.('unhandledrejection', ({ reason }: PromiseRejectionEvent) => keepError(reason))
