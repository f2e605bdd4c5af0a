/** The game of a table, fetched: the rules of its mode and of the modules that its options name, and how the table shows them. */

// Chapters speak with the words of the table, too.
import '../../text/table.ts'
import { type Castle, makeGame, type Parts } from '../../../games/blackstone/game.ts'
import { MODULES } from '../../../games/blackstone/options.ts'
import type { Family } from '../../../games/blackstone/rules/family.ts'
import type { Mode } from '../../../games/blackstone/rules/mode.ts'
import type { Module } from '../../../games/blackstone/rules/module.ts'
import type { Options } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { type Chapters, gathered, type TableChapter } from './chapter.ts'

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

type Found<T> = Record<string, () => Promise<T>>

const modes = import.meta.glob<Mode>('../../../games/blackstone/modes/*.ts', { import: 'mode' })
const modules = import.meta.glob<Module>('../../../games/blackstone/modules/*.ts', { import: 'module' })
const families = import.meta.glob<Family>('../../../games/blackstone/families/*.ts', { import: 'family' })
const chapters = import.meta.glob<TableChapter>('./chapters/*.tsx', { import: 'chapter' })

/** The files of these names, fetched; what is not found is refused by the game, by its name. */
const fetchNamed = async <T>(files: Found<T>, names: readonly string[]): Promise<readonly T[]> => {
  const named = Object.entries(files).filter(([path]) =>
    names.some((name) => path.replace(/\.tsx?$/, '').endsWith(`/${name}`)),
  )
  return Promise.all(named.map(([, fetchOne]) => fetchOne()))
}

/** The file of a module is named for it, in the way of files. */
const fileOf = (id: string): string => FILES[id] ?? id
const FILES: Readonly<Record<string, string>> = { wildVassals: 'wild', knightWizard: 'knight-wizard' }

const fetchPositions = async (position: Json | undefined): Promise<Pick<Parts, 'positions'>> => {
  if (position === undefined) return {}
  const [{ layPosition }, { hiddenCards }] = await Promise.all([
    import('../../../games/blackstone/position/lay.ts'),
    import('../../../games/blackstone/position/hidden.ts'),
  ])
  return { positions: { lay: layPosition, hidden: hiddenCards } }
}

const fetchFamilies = async (inPlay: readonly string[]): Promise<readonly Family[]> =>
  inPlay.includes('families') ? Promise.all(Object.values(families).map((fetchOne) => fetchOne())) : []

export const castleFor = async ({ mode, options = {}, position }: Wanted): Promise<Fetched> => {
  const inPlay = MODULES.filter((id) => (options[id] ?? 'off') !== 'off')
  const names = inPlay.map(fileOf)
  const [found, modulesFound, familiesFound, shown, positions] = await Promise.all([
    fetchNamed(modes, [mode]),
    fetchNamed(modules, names),
    fetchFamilies(inPlay),
    fetchNamed(chapters, [mode, ...names]),
    fetchPositions(position),
  ])
  return {
    game: makeGame({ modes: found, modules: modulesFound, families: familiesFound, ...positions }),
    chapters: gathered(shown),
  }
}
