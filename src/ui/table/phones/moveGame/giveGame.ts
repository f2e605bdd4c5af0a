/** Giving of a stored game to another phone: its room, whoever calls there, and the marks that it leaves here. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { RoomTicket } from '#src/net/ticket.ts'
import type { Database } from '#src/store/database.ts'
import { createIndexedLogStore } from '#src/store/indexedLogStore.ts'
import type { SavedGame } from '#src/store/listSaves.ts'
import { listSaves } from '#src/store/listSaves.ts'
import { makeArchiveMetadata } from '#src/store/metadataInArchive.ts'
import { type MovedMark, markMoved, readMoved } from '#src/store/movedGame.ts'
import { loadChoices } from '#src/store/storedVeiledChoices.ts'
import type { Channel } from '#src/table/phones/channel.ts'
import { createGameGiver, type GivingState } from '#src/table/phones/moveGame/createGameGiver.ts'
import type { GivenFrame, TookFrame } from '#src/table/phones/moveGame/giftFrames.ts'
import { toRecord } from '#src/table/record/record.ts'
import { StoreFailure } from '#src/table/storeFailure.ts'
import { withBotsForRecord } from '../../bots/botsForRecord.ts'
import { closeWhenStored } from '../../lifecycle/closeWhenStored.ts'
import { openTableOf } from '../../lifecycle/openTableRegistry.ts'
import type { RoomStatusView } from '../parts/phoneProps.ts'
import { keepRoomOpen } from '../session/keepRoomOpen.ts'
import { loadSignalingConfig } from '../session/loadSignalingConfig.ts'
import { onWake } from '../session/onWake.ts'
import { clock, random, VERSION } from '../session/phoneEnv.ts'

export interface GameTransfer {
  readonly state: ReadonlySignal<GivingState>
  readonly room: ReadonlySignal<RoomStatusView>
  /** Sends the game to the phone with this number. Rejects with a StoreFailure; then nothing was sent. */
  give(check: number): Promise<void>
  addChannel(channel: Channel): void
  retry(): void
  close(): void
}

/** Rooms by game, as long as the app runs: the other phone calls the same code when the game is given once more. */
const tickets = new Map<string, RoomTicket>()

type StoredGame = Extract<SavedGame, { readonly kind: 'game' }>

/** What can be moved: a game of this phone alone, or the reason why not as the code of a sentence. */
export type Movable = { readonly game: StoredGame; readonly mark: MovedMark | null } | { readonly why: string }

/** Looks at a game, once its table here is closed. Rejects with a StoreFailure. */
export const findMovable = async (database: Database, id: string): Promise<Movable> => {
  const table = openTableOf(id)
  if (table) await closeWhenStored(table)
  if (openTableOf(id)) return { why: 'move.unsaved' }
  const game = (await listSaves(database)).find((save) => save.id === id)
  if (!game) throw new StoreFailure('missing', id)
  if (game.kind !== 'game') throw new StoreFailure(game.kind, id)
  return game.header.deal ? { why: 'move.shared' } : { game, mark: readMoved(game) }
}

/** Marks the game as one that may be elsewhere, and resolves with all of it. */
export const packGame = async (database: Database, { id, moved: _, ...game }: StoredGame): Promise<GivenFrame> => {
  const save = await withBotsForRecord(database, await createIndexedLogStore(database).load(id))
  const { seq, choices } = await loadChoices(database, id)
  await markMoved(database, id, { at: Date.now(), to: '', isSure: false })
  return {
    ...{ kind: 'given', record: toRecord(save, 'full'), name: game.name, told: makeArchiveMetadata({ id, ...game }) },
    choices: { seq, choices },
  }
}

/** The game went, or it stays: what is stored of that, durably. Where nobody knows it stays marked. */
const settle = async (database: Database, id: string, { refusal, on }: TookFrame): Promise<void> =>
  markMoved(database, id, refusal ? null : { at: Date.now(), to: on, isSure: true })

/** Opens a room in which other phones ask for the game. */
export const openGameTransfer = (database: Database, game: StoredGame): GameTransfer => {
  const state = signal<GivingState>({ at: 'waiting', callers: [], isOlder: false })
  const { id, header } = game
  const report = async (next: GivingState): Promise<void> => {
    if (next.at === 'over' && next.answer) await settle(database, id, next.answer).catch(() => undefined)
    state.value = next
  }
  const giver = createGameGiver({
    ...{ version: VERSION, clock, random, offer: { game: header.game, mode: header.mode } },
    pack: () => packGame(database, game),
    onState: (next) => void report(next),
  })
  const listener = keepRoomOpen({
    loadMeeting: () => loadSignalingConfig(database),
    ticket: tickets.get(id) ?? null,
    storeTicket: async (ticket) => void tickets.set(id, ticket),
    onGuest: giver.admit,
  })
  const stopWaking = onWake(listener.handleWake)
  return {
    state,
    room: listener.status,
    give: giver.give,
    addChannel: giver.admit,
    retry: listener.retryNow,
    close: () => {
      stopWaking()
      giver.close()
      listener.close()
    },
  }
}
