/** Logs for tests. */
import type { GameEvent } from '#src/games/blackstone/events.ts'
import { logAttributesOf } from '#src/ui/blackstone/table/blackstoneEventTexts.ts'
import type { LogLine } from '#src/ui/parts/viewTypes.ts'

type Move = GameEvent['kind']

/** Log of these moves, given in the order of play; the log has the latest first. */
export const logOf = (...moves: readonly (readonly [Move, number?])[]): readonly LogLine[] =>
  moves
    .map(
      ([move, by], id): LogLine => ({
        id,
        icon: 'log',
        text: `${move} ${by ?? '-'}`,
        kind: move,
        ...logAttributesOf({ kind: move }),
        ...(by !== undefined && { by }),
      }),
    )
    .reverse()
