/** Mark of a game that was moved to another phone: this one keeps it, and does not play it on. */
import type { Database } from './database.ts'
import { readGameRow } from './storedGame.ts'
import { isCount } from './storedGameRow.ts'

export interface MovedMark {
  /** Time when it went, in milliseconds since 1970. */
  readonly at: number
  /** Kind of the phone that has it; empty if that is not known. */
  readonly to: string
  /** Whether that phone has said that it stored the game. */
  readonly isSure: boolean
}

const KIND = /^\w{0,16}$/

/** Mark as it is stored. One that is damaged still says that the game is not to be played on. */
export const toMovedMark = (stored: NonNullable<unknown>): MovedMark => {
  const { at, to, isSure } = stored as Readonly<Record<string, unknown>>
  return {
    at: isCount(at) ? Number(at) : 0,
    to: typeof to === 'string' && KIND.test(to) ? to : '',
    isSure: isSure === true,
  }
}

/** Mark of a stored game; null if it was not moved. */
export const readMoved = ({ moved }: { readonly moved?: unknown }): MovedMark | null =>
  moved ? toMovedMark(moved) : null

/** Marks a game as moved; null says that it is played here again. Rejects with StoreFailure 'missing' or 'damaged'. */
export const markMoved = (database: Database, id: string, mark: MovedMark | null): Promise<void> =>
  database.write(async (tx) => {
    const { moved: _, ...row } = await readGameRow(tx, id)
    await tx.objectStore('games').put({ ...row, ...(mark && { moved: mark }) }, id)
  })
