/** Choices of a game that all make at once, while others still choose. Stored beside the log, which has them once all are made. */
import type { Seat } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import { isJson } from '../table/savedGameSchema.ts'
import type { Database } from './database.ts'

/** Choices that were made after the entry `seq`, one for each seat that has chosen. */
export interface StoredVeiledChoices {
  readonly seq: number
  readonly choices: readonly (readonly [seat: Seat, action: Json])[]
}

/** Key of a game's choices among the settings. */
export const choicesKeyOfGame = (game: string): string => `choices ${game}`

const isChoice = (value: unknown): value is readonly [Seat, Json] =>
  Array.isArray(value) && value.length === 2 && Number.isSafeInteger(value[0]) && isJson(value[1])

/** Choices as they are stored or sent; none if there is nothing, or it is damaged. */
export const readChoices = (value: unknown): StoredVeiledChoices => {
  const { seq, choices } = (value ?? {}) as Partial<Record<keyof StoredVeiledChoices, unknown>>
  const isWhole = Number.isSafeInteger(seq) && Array.isArray(choices) && choices.every(isChoice)
  return isWhole ? { seq: Number(seq), choices } : { seq: -1, choices: [] }
}

/** Choices that were kept last. Rejects with a StoreFailure. */
export const loadChoices = async (database: Database, id: string): Promise<StoredVeiledChoices> =>
  readChoices(await database.read((tx) => tx.objectStore('settings').get(choicesKeyOfGame(id))))

/** Stores choices in place of those before. Durable when it resolves; rejects with a StoreFailure. */
export const saveChoices = (database: Database, id: string, kept: StoredVeiledChoices): Promise<void> =>
  database.write(async (tx) => {
    await tx.objectStore('settings').put(kept, choicesKeyOfGame(id))
  })
