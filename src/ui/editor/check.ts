/** Can it be played? The game's own reader of positions answers. */
import { game } from '../../games/blackstone/index.ts'
import { readPosition } from '../../games/blackstone/position/read.ts'
import type { Json } from '../../kernel/json.ts'
import { no, ok, type Refusal, type Result } from '../../kernel/result.ts'
import type { Database } from '../../store/database.ts'
import { begin } from '../blackstone/game/tables.ts'
import { t } from '../text/t.ts'

/** The first thing that is wrong with it; null where it can be played. */
export const whyNot = (document: Json): Refusal | null => {
  const read = readPosition(game, document)
  if (!read.ok) return read.error
  const { table, hidden } = read.value
  const laid = game.setup(table)
  if (!laid.ok) return laid.error
  if (hidden === undefined) return null
  const cards = game.hidden(table, hidden)
  return cards.ok ? null : cards.error
}

/** Begins a game of this phone from it; answers with its id. Rejects with a StoreFailure. */
export const play = async (database: Database, document: Json): Promise<Result<string>> => {
  const read = readPosition(game, document)
  if (!read.ok) return read
  const { table, names, hidden } = read.value
  const seats = Array.from({ length: table.seats }, (_, seat) => names[seat] ?? t('new.player', { number: seat + 1 }))
  const begun = await begin(database, {
    mode: table.mode,
    options: table.options,
    names: seats,
    ...(table.position !== undefined && { position: table.position }),
    ...(hidden !== undefined && { hidden }),
  })
  return begun.ok ? ok(begun.value.header.id) : no(begun.error)
}
