/** The host's side of a shared table as one step: first the lobby, then the game. */
import type { Shape } from '../../kernel/contract.ts'
import type { Book } from '../book.ts'
import { type Decision, type Lobby, type LobbyEffect, type LobbyEvent, type Sitter, stepLobby } from '../room/lobby.ts'
import { openRoom, type Room, type RoomEffect, type RoomEvent, stepRoom } from '../room/room.ts'
import type { DealerSecret } from '../store.ts'

/** Where a shared table stands on the host's phone. */
export type Stage<G extends Shape> =
  | { readonly at: 'lobby'; readonly lobby: Lobby }
  | { readonly at: 'table'; readonly room: Room<G>; readonly secret: DealerSecret }

/** A game that begins: its book, and who plays it, in the order of their seats, with those who have risen. */
export interface Beginning<G extends Shape> {
  readonly book: Book<G>
  readonly secret: DealerSecret
  readonly sitters: readonly Sitter[]
}

export type StageEvent<G extends Shape> = LobbyEvent | RoomEvent | ({ readonly kind: 'begun' } & Beginning<G>)
export type StageEffect = LobbyEffect | RoomEffect
type Taken<G extends Shape> = readonly [Stage<G>, readonly StageEffect[]]

/** The lobby's callers stay, and are told that the game has begun once it is stored. */
const begun = <G extends Shape>({ lobby }: { lobby: Lobby }, { book, secret, sitters }: Beginning<G>): Taken<G> => {
  const opened = openRoom(book, { secret, keys: sitters }, lobby.now, -1, lobby.callers)
  const [room, effects] = stepRoom(opened, { kind: 'begin' })
  return [{ at: 'table', room, secret }, effects]
}

/** What people decide in a lobby may come late, when the game has begun. */
const LATE: readonly string[] = ['plan', 'remove', 'arrange', 'start'] satisfies readonly Decision['kind'][]

export const stepStage = <G extends Shape>(stage: Stage<G>, event: StageEvent<G>): Taken<G> => {
  if (event.kind === 'begun') return stage.at === 'lobby' ? begun(stage, event) : [stage, []]
  if (stage.at === 'lobby') {
    const [lobby, effects] = stepLobby(stage.lobby, event as LobbyEvent)
    return [{ at: 'lobby', lobby }, effects]
  }
  if (LATE.includes(event.kind)) return [stage, []]
  const [room, effects] = stepRoom(stage.room, event as RoomEvent)
  return [{ ...stage, room }, effects]
}
