import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Imports = (id: string) => readonly string[]

/** A screen's name and the modules that make it, from the top of the repository. */
export interface Screen {
  readonly name: string
  readonly modules: readonly string[]
}

const path = (module: string) => fileURLToPath(new URL(`../${module}`, import.meta.url))

/** These modules and all that they need at once; not what is fetched on demand. */
const closure = (roots: readonly string[], imports: Imports): ReadonlySet<string> => {
  const seen = new Set(roots)
  for (const id of seen) for (const next of imports(id)) seen.add(next)
  return seen
}

/** A chunk for what at least two of these groups of modules need: neither should bring the other along. */
export interface Shared {
  readonly name: string
  readonly between: readonly (readonly string[])[]
}

const groupsOf = (one: Screen | Shared) => ('between' in one ? one.between : [one.modules])

/**
 * One chunk for each of these screens with all that it needs and that those before it have not, where the automatic way makes a dozen: a
 * compressor sees more of its own kind, and there are fewer requests.
 */
export const chunks = (screens: readonly (Screen | Shared)[]): Rolldown.CodeSplittingOptions => ({
  groups: screens.map((one, at) => {
    let needs: readonly ReadonlySet<string>[] | undefined
    return {
      priority: screens.length - at,
      name: (id, context) => {
        const imports: Imports = (from) => context.getModuleInfo(from)?.importedIds ?? []
        needs ??= groupsOf(one).map((modules) => closure(modules.map(path), imports))
        const users = needs.filter((members) => members.has(id)).length
        return users >= Math.min(2, needs.length) ? one.name : null
      },
    }
  }),
})
