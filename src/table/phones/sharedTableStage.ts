/** Host's side of a shared table as one step: first the lobby, then the game. */
import type { Shape } from '../../kernel/contract.ts'
import type { GameLog } from '../arbiter/gameLog.ts'
import type { DealerSecret } from '../logStore.ts'
import {
  type Lobby,
  type LobbyDecision,
  type LobbyEffect,
  type LobbyEvent,
  type Sitter,
  stepLobby,
} from '../room/lobby.ts'
import type { Room, RoomEffect, RoomEvent } from '../room/roomState.ts'
import { createRoom, stepRoom } from '../room/stepRoom.ts'

/** Stage of a shared table on the host's phone. */
export type SharedTableStage<G extends Shape> =
  | { readonly at: 'lobby'; readonly lobby: Lobby }
  | { readonly at: 'table'; readonly room: Room<G>; readonly secret: DealerSecret }

/** Game that begins: its log, and its players in the order of their seats, with those who have given up their seats. */
export interface BegunGame<G extends Shape> {
  readonly log: GameLog<G>
  readonly secret: DealerSecret
  readonly sitters: readonly Sitter[]
}

export type StageEvent<G extends Shape> = LobbyEvent | RoomEvent | ({ readonly kind: 'begun' } & BegunGame<G>)
export type StageEffect = LobbyEffect | RoomEffect
type StageStep<G extends Shape> = readonly [SharedTableStage<G>, readonly StageEffect[]]

/** Room of a game that begins. The lobby's callers stay, and are told that the game has begun once it is stored. */
const openBegunRoom = <G extends Shape>(
  { lobby }: { lobby: Lobby },
  { log, secret, sitters }: BegunGame<G>,
): StageStep<G> => {
  const openedRoom = createRoom(log, { secret, keys: sitters }, lobby.now, -1, lobby.callers)
  const [room, effects] = stepRoom(openedRoom, { kind: 'begin' })
  return [{ at: 'table', room, secret }, effects]
}

/** Decisions of the lobby that may come late, when the game has begun, and are then ignored. */
const LOBBY_DECISIONS: readonly string[] = [
  'plan',
  'remove',
  'arrange',
  'start',
] satisfies readonly LobbyDecision['kind'][]

export const stepStage = <G extends Shape>(stage: SharedTableStage<G>, event: StageEvent<G>): StageStep<G> => {
  if (event.kind === 'begun') return stage.at === 'lobby' ? openBegunRoom(stage, event) : [stage, []]
  if (stage.at === 'lobby') {
    const [lobby, effects] = stepLobby(stage.lobby, event as LobbyEvent)
    return [{ at: 'lobby', lobby }, effects]
  }
  if (LOBBY_DECISIONS.includes(event.kind)) return [stage, []]
  const [room, effects] = stepRoom(stage.room, event as RoomEvent)
  return [{ ...stage, room }, effects]
}
