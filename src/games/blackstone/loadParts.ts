/**
 * Loaders of modes, modules, families and positions by name. Not in load.ts, because the names of so many files add a
 * kilobyte to what the first board must fetch.
 */
import type { GameParts } from './game.ts'
import { PLAY } from './play.ts'
import type { Mode, Module } from './rules/contract.ts'

type FileLoaders<T> = Record<string, () => Promise<T>>

const modeLoaders = import.meta.glob<Mode>('./modes/*.ts', { import: 'mode' })
const moduleLoaders = import.meta.glob<Module>('./modules/*.ts', { import: 'module' })

/** Fetches the files of these names. A name without a file is skipped; the game then refuses it by name. */
const loadNamed = async <T>(files: FileLoaders<T>, names: readonly string[]): Promise<readonly T[]> => {
  const selected = Object.entries(files).filter(([path]) => names.some((name) => path.endsWith(`/${name}.ts`)))
  return Promise.all(selected.map(([, fetchOne]) => fetchOne()))
}

const loadFamilies = async (names: readonly string[]): Promise<GameParts['families']> =>
  names.includes('families') ? (await import('./allFamilies.ts')).ALL_FAMILIES : []

const loadPositionSupport = async (): Promise<Pick<GameParts, 'positions'>> => {
  const [{ createStateFromPosition }, { readHiddenCards }] = await Promise.all([
    import('./position/createStateFromPosition.ts'),
    import('./position/readHiddenCards.ts'),
  ])
  return { positions: { createState: createStateFromPosition, readHiddenCards } }
}

export const loadParts = async (names: readonly string[], hasPosition: boolean): Promise<GameParts> => {
  const [modesFound, modulesFound, families, positions] = await Promise.all([
    loadNamed(modeLoaders, names),
    loadNamed(moduleLoaders, names),
    loadFamilies(names),
    hasPosition ? loadPositionSupport() : {},
  ])
  return { modes: modesFound, modules: modulesFound, families, play: PLAY, ...positions }
}
