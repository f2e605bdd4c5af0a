/** Table of a lesson or a puzzle, on which the learner has the first seat. Nothing is stored, and its cards are always the same. */
import { type CastleScapeTypes, game } from '../../../games/castlescape/game.ts'
import { readPosition } from '../../../games/castlescape/position/readPosition.ts'
import { createMemoryLogStore } from '../../../store/memoryLogStore.ts'
import { openNewTable } from '../../../table/openLocalTable.ts'
import type { OpenTable } from '../../../table/openTableInterface.ts'
import { t } from '../../../text/t.ts'
import type { Lesson } from './lesson.ts'

/** Cards of the stalls, where a lesson names no others. */
const STALLS = ['toll-bridge', 'watch-captain', 'tavern-rumours', 'master-mason', 'royal-warrant']

/** Opens the table, on the small site. Throws for a position that cannot be laid. */
export const openLessonTable = async ({ position }: Pick<Lesson, 'position'>): Promise<OpenTable<CastleScapeTypes>> => {
  const parsed = readPosition({
    ...{ format: 'castlescape-position', version: 1, options: { first: 0 } },
    seats: [t('new.you'), t('bot.scout')],
    market: { stalls: STALLS },
    ...position,
  })
  if (!parsed.ok) throw new Error(`the position cannot be laid: ${JSON.stringify(parsed.error)}`)
  const { table, names, hidden } = parsed.value
  const env = { store: createMemoryLogStore(), random: (bytes: number) => new Uint8Array(bytes) }
  const result = await openNewTable(game, env, { ...table, names, ...(hidden !== undefined && { hidden }) })
  if (!result.ok) throw new Error(`the table cannot be opened: ${JSON.stringify(result.error)}`)
  return { ...result.value, seats: () => [0] }
}
