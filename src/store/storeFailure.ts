/** Store failures from a browser's storage errors. */
import { StoreFailure, type StoreFault } from '../table/logStore.ts'

const FAULT_BY_ERROR_NAME: Readonly<Record<string, StoreFault>> = {
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

/** Errors of a handle that died. Safari kills handles of pages in the background; a fresh one works. */
const DEAD_HANDLE_ERRORS: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError', 'AbortError'])

/** Whether the same work may succeed on a fresh handle. */
export const isDeadHandle = (error: unknown): boolean =>
  error instanceof DOMException && DEAD_HANDLE_ERRORS.has(error.name)

/** Browser's error as a StoreFailure. Any other error is a bug and is thrown on. */
export function toStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error
  if (!(error instanceof DOMException)) throw error
  return new StoreFailure(FAULT_BY_ERROR_NAME[error.name] ?? 'failed', `${error.name}: ${error.message}`)
}
