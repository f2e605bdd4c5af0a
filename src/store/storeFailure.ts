/** What a browser's storage error means to the player. */
import { StoreFailure, type StoreFault } from '../table/store.ts'

const faultOfName: Readonly<Record<string, StoreFault>> = {
  QuotaExceededError: 'full',
  ConstraintError: 'conflict',
  VersionError: 'newer',
  InvalidStateError: 'gone',
  UnknownError: 'gone',
  AbortError: 'gone',
  SecurityError: 'gone',
  NotFoundError: 'damaged',
  NotReadableError: 'damaged',
}

/** A handle that died under the page says one of these. Safari kills handles of pages in the background; a fresh one works. */
const deadHandle: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError', 'AbortError'])

/** Whether the same work may succeed on a fresh handle. */
export const isDeadHandle = (error: unknown): boolean => error instanceof DOMException && deadHandle.has(error.name)

/** A browser's error as a StoreFailure. What is neither is a bug and is thrown on. */
export function failureOf(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error
  if (!(error instanceof DOMException)) throw error
  return new StoreFailure(faultOfName[error.name] ?? 'failed', `${error.name}: ${error.message}`)
}
