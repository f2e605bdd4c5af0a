/** Taking of a game that another phone gives away: checked like a file, stored, and only then confirmed. */

import { type ReadonlySignal, signal } from '@preact/signals'
import type { ModeId } from '#src/kernel/gameCard.ts'
import { ok, type Refusal, type Result, refuse } from '#src/kernel/result.ts'
import { claimGameForTab } from '#src/store/claimGameForTab.ts'
import type { Database } from '#src/store/database.ts'
import { restoreTold } from '#src/store/metadataInArchive.ts'
import { markMoved } from '#src/store/movedGame.ts'
import { loadChoices, readChoices, type StoredVeiledChoices, saveChoices } from '#src/store/storedVeiledChoices.ts'
import type { GameSave } from '#src/table/logStore.ts'
import type { FrameToTaker, GivenFrame, PhoneKind, TookFrame } from '#src/table/phones/moveGame/giftFrames.ts'
import { readRecord } from '#src/table/record/record.ts'
import { StoreFailure } from '#src/table/storeFailure.ts'
import { refusalToLoad } from '../../../common/failureTexts.ts'
import { importRecord } from '../../share/importGame.ts'
import { refusalText } from '../parts/RefusalNotice.tsx'

/** What a browser says of itself, the most special first: an Android phone also says Linux. */
const KINDS: readonly PhoneKind[] = ['Android', 'iPhone', 'iPad', 'Mac', 'Windows', 'Linux']

/** Kind of the phone on which a browser runs; empty where it does not say. An iPad may call itself a Mac. */
const phoneKind = (userAgent: string): PhoneKind => KINDS.find((kind) => userAgent.includes(kind)) ?? ''

export type TakingState =
  /** The other phone asks its people whether this one, which shows the number, is meant. */
  | { readonly at: 'asked'; readonly check: number; readonly mode: ModeId }
  | { readonly at: 'coming' }
  | { readonly at: 'taken'; readonly id: string }
  /** Nothing came, and nothing was changed here. */
  | { readonly at: 'failed'; readonly why: Refusal }

export interface Taker {
  /** Null until a phone gives a game. */
  readonly state: ReadonlySignal<TakingState | null>
  hear(frame: FrameToTaker | null, answer: (frame: TookFrame) => void): void
}

const refusalOf = (error: unknown): Refusal =>
  error instanceof StoreFailure ? { code: `store.${error.fault}` } : refusalToLoad(error)

/** Stores the choices that wait, unless this phone has some of a later moment. */
const takeChoices = async (database: Database, id: string, given: StoredVeiledChoices): Promise<void> => {
  const own = await loadChoices(database, id)
  if (given.choices.length > 0 && given.seq >= own.seq) await saveChoices(database, id, given)
}

/** Stores the game with its name and the choices that wait, as one that is played here. */
const storeGame = async (database: Database, save: GameSave, given: GivenFrame): Promise<Result<string>> => {
  const imported = await importRecord(database, save)
  if (!imported.ok) return imported
  const { id } = imported.value
  await restoreTold(database, imported.value, given)
  await takeChoices(database, id, readChoices(given.choices))
  await markMoved(database, id, null)
  return ok(id)
}

/**
 * Stores a game that was given; resolves with its id. Refused while another tab has it: the other phone may be this
 * one. Rejects with a StoreFailure.
 */
export const storeGivenGame = async (database: Database, given: GivenFrame): Promise<Result<string>> => {
  const read = readRecord(given.record)
  if (!read.ok) return read
  if (read.value.kind !== 'record') return refuse('record.notOurs')
  const { save } = read.value
  const tab = await claimGameForTab(save.header.id, () => {})
  if (tab === 'elsewhere') return refuse('take.otherTab')
  try {
    return await storeGame(database, save, given)
  } finally {
    tab.release()
  }
}

export const createTaker = (database: Database): Taker => {
  const state = signal<TakingState | null>(null)
  const take = async (frame: GivenFrame, answer: (took: TookFrame) => void): Promise<void> => {
    state.value = { at: 'coming' }
    const stored = await storeGivenGame(database, frame).catch((error: unknown) => ({
      ok: false as const,
      error: refusalOf(error),
    }))
    state.value = stored.ok
      ? { at: 'taken', id: stored.value }
      : { at: 'failed', why: { code: 'take.failed', values: { why: refusalText(stored.error) } } }
    answer({ kind: 'took', refusal: stored.ok ? null : stored.error, on: phoneKind(navigator.userAgent) })
  }
  return {
    state,
    hear: (frame, answer) => {
      const { at } = state.peek() ?? { at: 'asked' }
      // Once the game has come, it stays, whatever becomes of the connection.
      if (at !== 'asked') return
      if (frame?.kind === 'given') void take(frame, answer)
      else if (frame?.kind === 'gift') state.value = { at, check: frame.check, mode: frame.mode }
      else state.value = { at: 'failed', why: { code: frame ? 'take.gone' : 'take.cut' } }
    },
  }
}
