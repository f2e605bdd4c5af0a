/** The header of a game that begins now. */
import type { Game, ModeId, Options, Shape } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import { type Deal, type Header, type Player, PROTOCOL } from '../kernel/log.ts'
import { writeOut } from '../kernel/options.ts'
import { ok, type Result, refuse } from '../kernel/result.ts'

export interface NewGame {
  readonly mode: ModeId
  /** What differs from the mode's defaults. */
  readonly options?: Options
  /** One name for each seat, clockwise. */
  readonly names: readonly string[]
  /** What the player of a seat chose. */
  readonly emblems?: readonly Pick<Player, 'emblem'>[]
  /** Both halves of a position to start from. */
  readonly position?: Json
  readonly hidden?: Json
}

/** `id` is 22 characters, base64url of 16 random bytes; `deal` where several phones share the game (fairDeal.ts). Refuses a mode that the game does not have; all else its set-up refuses. */
export const headerOf = <G extends Shape>(game: Game<G>, id: string, wanted: NewGame, deal?: Deal): Result<Header> => {
  const mode = game.modes.get(wanted.mode)
  if (!mode) return refuse('header.mode', undefined, { mode: wanted.mode })
  return ok({
    protocol: PROTOCOL,
    id,
    game: game.id,
    version: game.version,
    mode: mode.id,
    options: writeOut(mode, wanted.options),
    seats: wanted.names.map((name, seat): Player => ({ name, ...wanted.emblems?.[seat] })),
    ...(wanted.position !== undefined && { position: wanted.position }),
    ...(deal && { deal }),
  })
}
