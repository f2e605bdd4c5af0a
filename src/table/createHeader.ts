/** Header of a game that begins now. */
import type { Game, Shape } from '../kernel/contract.ts'
import type { ModeId, Options } from '../kernel/gameCard.ts'
import type { Json } from '../kernel/json.ts'
import { type DealCommitment, type Header, type Player, PROTOCOL } from '../kernel/log.ts'
import { withDefaultOptions } from '../kernel/options.ts'
import { ok, type Result, refuse } from '../kernel/result.ts'

export interface NewGameRequest {
  readonly mode: ModeId
  /** Options that differ from the mode's defaults. */
  readonly options?: Options
  /** One name for each seat, clockwise. */
  readonly names: readonly string[]
  /** Emblem that the player of each seat chose. */
  readonly emblems?: readonly Pick<Player, 'emblem'>[]
  /** Public and hidden half of a position to start from. */
  readonly position?: Json
  readonly hidden?: Json
}

/**
 * Header with an id of 22 characters, base64url of 16 random bytes; `deal` if several phones share the game
 * (fairDeal.ts). Refuses a mode that the game does not have; the game's set-up refuses everything else.
 */
export const createHeader = <G extends Shape>(
  game: Game<G>,
  id: string,
  request: NewGameRequest,
  deal?: DealCommitment,
): Result<Header> => {
  const mode = game.modes.get(request.mode)
  if (!mode) return refuse('header.mode', undefined, { mode: request.mode })
  return ok({
    protocol: PROTOCOL,
    id,
    game: game.id,
    version: game.version,
    mode: mode.id,
    options: withDefaultOptions(mode, request.options),
    seats: request.names.map((name, seat): Player => ({ name, ...request.emblems?.[seat] })),
    ...(request.position !== undefined && { position: request.position }),
    ...(deal && { deal }),
  })
}
