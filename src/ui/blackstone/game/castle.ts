/** The game of a table: the rules of its mode and of the modules that its options name, and how the table shows them. */

// Chapters speak with the words of the table, too.
import '../../text/table.ts'
import { type Castle, makeGame } from '../../../games/blackstone/game.ts'
import { mode as kingsQuest } from '../../../games/blackstone/modes/kings-quest.ts'
import { MODULES } from '../../../games/blackstone/options.ts'
import type { Options } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { type Chapters, gathered } from './chapter.ts'
import type { Built } from './wings.ts'

/** What a header, or the wish for a new game, says of the rules. */
interface Wanted {
  readonly mode: string
  readonly options?: Options | undefined
  readonly position?: Json
}

/** The rules of one table, and how they are shown. */
export interface Fetched {
  readonly game: Castle
  readonly chapters: Chapters
}

/** Every mode stands on the rules of the King's Quest: they are here, and all else is fetched. */
const PLAIN: Built = { parts: { modes: [kingsQuest], modules: [], families: [] }, chapters: [] }

const build = async ({ mode, options = {}, position }: Wanted): Promise<Built> => {
  const inPlay = MODULES.filter((id) => (options[id] ?? 'off') !== 'off')
  const isPlain = mode === kingsQuest.id && inPlay.length === 0 && position === undefined
  return isPlain ? PLAIN : (await import('./wings.ts')).buildWings(mode, inPlay, position)
}

export const castleFor = async (wanted: Wanted): Promise<Fetched> => {
  const { parts, chapters } = await build(wanted)
  return { game: makeGame(parts), chapters: gathered(chapters) }
}
