import type { GameId } from '../kernel/gameCard.ts'
import type { Result } from '../kernel/result.ts'
import type { CommandRefusal } from './commandRefusal.ts'

/**
 * Command: one JSON value in, one object out. `game` is the argument of `--game`; without it the input names the game.
 */
export type Command = (input: unknown, game?: GameId) => Promise<Result<object, CommandRefusal>>
