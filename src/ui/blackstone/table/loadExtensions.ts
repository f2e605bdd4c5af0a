/**
 * Loaders for what extensions add to the plain King's Quest. In a file of its own, because the names of so many files
 * would otherwise be on the way to the first board.
 */
import type { TableExtension } from './tableExtension.ts'

const EXTENSION_LOADERS = import.meta.glob<TableExtension>('./extensions/*.tsx', { import: 'extension' })

/** Loads the extensions with these names; a name without a file is ignored. */
export const loadExtensions = async (names: readonly string[]): Promise<readonly TableExtension[]> => {
  const matching = Object.entries(EXTENSION_LOADERS).filter(([path]) =>
    names.some((name) => path.endsWith(`/${name}.tsx`)),
  )
  return Promise.all(matching.map(([, load]) => load()))
}
