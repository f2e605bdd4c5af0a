/** What was told at a table, as lines of its log. */
import type { Event } from '../../../games/blackstone/actions.ts'
import type { Blackstone } from '../../../games/blackstone/game.ts'
import { fold } from '../../../kernel/fold.ts'
import { start } from '../../../kernel/replay.ts'
import type { Table } from './atHand.ts'
import type { Teller, Told } from './teller.ts'
import { tell } from './told.ts'

/** The lines of these events, in their order; some events need none. */
export const linesOf = (events: readonly Event[], teller: Teller): readonly Told[] =>
  events.flatMap((event) => tell(event, teller) ?? [])

/**
 * Everything that was told and stands, the earliest first: the log is folded once more, without its hashes, which were verified. What was
 * taken back is not told; an undo never passes a draw, so what it takes back is what was told last.
 */
export const historyOf = (table: Table, names: readonly string[]): readonly Told[] => {
  const lines: Told[] = []
  const before: number[] = []
  const begun = start(table.game, table.header)
  let replay = begun.ok ? begun.value : null
  for (const { body } of table.entries()) {
    const next = replay && fold(replay, body as Parameters<typeof fold<Blackstone>>[1])
    replay = next?.ok ? next.value : null
    if (!replay) return lines
    if (body.kind === 'undo') lines.length = before.pop() ?? 0
    else before.push(lines.length)
    lines.push(...linesOf(replay.events, { state: replay.state, names, tell: table.chapters.tell }))
  }
  return lines
}
