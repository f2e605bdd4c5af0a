/** Failures of storage, by their fault. */

export type StoreFault = 'full' | 'gone' | 'conflict' | 'missing' | 'damaged' | 'newer' | 'failed'

/** Failure of storage; `fault` is the key of the sentence that the player reads. */
export class StoreFailure extends Error {
  constructor(
    readonly fault: StoreFault,
    detail = '',
  ) {
    super(detail ? `${fault}: ${detail}` : fault)
    this.name = 'StoreFailure'
  }
}

/** Fault of anything that storage threw. */
export const toStoreFault = (error: unknown): StoreFault => (error instanceof StoreFailure ? error.fault : 'failed')

/** Calls back with the result of storing: null, or the fault of a rejected promise. */
export const onStoreSettled = (work: Promise<void>, onResult: (fault: StoreFault | null) => void): void =>
  void work.then(
    () => onResult(null),
    (error: unknown) => onResult(toStoreFault(error)),
  )
