/**
 * What a game has besides the plain King's Quest, fetched by name: modes, modules, families and positions, and how the table shows them.
 * Apart from the castle, because the names of so many files are a kilobyte on the way to the first board.
 */
import type { Parts } from '../../../games/blackstone/game.ts'
import type { Mode } from '../../../games/blackstone/rules/mode.ts'
import type { Module } from '../../../games/blackstone/rules/module.ts'
import type { Json } from '../../../kernel/json.ts'
import type { TableChapter } from './chapter.ts'

/** The rules of one table, and the chapters that show them. */
export interface Built {
  readonly parts: Parts
  readonly chapters: readonly TableChapter[]
}

type Found<T> = Record<string, () => Promise<T>>

const modes = import.meta.glob<Mode>('../../../games/blackstone/modes/*.ts', { import: 'mode' })
const modules = import.meta.glob<Module>('../../../games/blackstone/modules/*.ts', { import: 'module' })
const chapters = import.meta.glob<TableChapter>('./chapters/*.tsx', { import: 'chapter' })

/** The files of these names, fetched; what is not found is refused by the game, by its name. */
const fetchNamed = async <T>(files: Found<T>, names: readonly string[]): Promise<readonly T[]> => {
  const named = Object.entries(files).filter(([path]) =>
    names.some((name) => path.replace(/\.tsx?$/, '').endsWith(`/${name}`)),
  )
  return Promise.all(named.map(([, fetchOne]) => fetchOne()))
}

/** The file of a module is named for its option, in the way of files. */
const fileOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const fetchPositions = async (position: Json | undefined): Promise<Pick<Parts, 'positions'>> => {
  if (position === undefined) return {}
  const [{ layPosition }, { hiddenCards }] = await Promise.all([
    import('../../../games/blackstone/position/lay.ts'),
    import('../../../games/blackstone/position/hidden.ts'),
  ])
  return { positions: { lay: layPosition, hidden: hiddenCards } }
}

const fetchFamilies = async (inPlay: readonly string[]): Promise<Parts['families']> =>
  inPlay.includes('families') ? (await import('../../../games/blackstone/everyFamily.ts')).FAMILIES : []

export const buildWings = async (mode: string, inPlay: readonly string[], position?: Json): Promise<Built> => {
  const names = inPlay.map(fileOf)
  const [found, modulesFound, families, shown, positions] = await Promise.all([
    fetchNamed(modes, [mode]),
    fetchNamed(modules, names),
    fetchFamilies(inPlay),
    fetchNamed(chapters, [mode, ...names]),
    fetchPositions(position),
  ])
  return { parts: { modes: found, modules: modulesFound, families, ...positions }, chapters: shown }
}
