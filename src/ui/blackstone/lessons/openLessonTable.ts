/** Table of a lesson, on which the learner has the first seat. Nothing is stored, and its cards are always the same. */
import { readPosition } from '../../../games/blackstone/position/readPosition.ts'
import { createMemoryLogStore } from '../../../store/memoryLogStore.ts'
import { openNewTable } from '../../../table/openLocalTable.ts'
import { t } from '../../../text/t.ts'
import { nameOfSeat } from '../../common/names/seatNames.ts'
import type { StandaloneTable } from '../table/createBlackstoneTableView.ts'
import { rulesFor } from '../table/rulesFor.ts'
import type { LessonWithId } from './lessons.ts'

const COURSE_MODE = 'kings-quest'

/** Names of the learner and of those who sit with them: the easiest bot, and players by number. */
const namesFor = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, seat) => [t('new.you'), t('bot.scout')][seat] ?? nameOfSeat('', seat))

/** Opens the table of a lesson. Rejects if its rules cannot be fetched, and for a position that cannot be laid. */
export const openLessonTable = async ({ mode = COURSE_MODE, position }: LessonWithId): Promise<StandaloneTable> => {
  const options = { ...position.options }
  const document = { ...position, format: 'blackstone-position', version: 1, mode, options } as const
  const loaded = await rulesFor({ mode, options, position: document })
  const card = loaded.game.modes.get(mode)
  // Where hands can lie open they do, so that no curtain falls.
  const openHands = card?.options.some(({ id }) => id === 'openHands') ? { openHands: 'on' } : {}
  const seatCount = Math.max(card?.seats.min ?? 1, position.courts?.length ?? 0)
  const parsed = readPosition(loaded.game, {
    ...document,
    options: { ...openHands, ...options },
    seats: namesFor(seatCount),
  })
  if (!parsed.ok) throw new Error(`the lesson cannot be laid: ${JSON.stringify(parsed.error)}`)
  const { names, hidden } = parsed.value
  const env = { store: createMemoryLogStore(), random: (bytes: number) => new Uint8Array(bytes) }
  const setup = { ...parsed.value.table, names, ...(hidden !== undefined && { hidden }) }
  const result = await openNewTable(loaded.game, env, setup)
  if (!result.ok) throw new Error(`the lesson cannot be opened: ${JSON.stringify(result.error)}`)
  return { ...result.value, ...loaded, seats: () => [0] }
}
