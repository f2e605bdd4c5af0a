/** Walls between the folders of `src`: a planted import through one turns the lint red. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { FOLDERS, GAMES, knownFolders, importWalls as writtenWalls } from '../../scripts/importWalls.mjs'
import { lintTree, read, root } from './lintTree.ts'

/** Folders of the command line that all games share. */
const SHARED_CLI = ['', 'commands', 'play', 'puzzles', 'selfplay'] as const

/** A folder, and another that it imports from. */
type Pair = readonly [from: string, to: string]

const ALL_FOLDERS = knownFolders()
const allPairs: readonly Pair[] = ALL_FOLDERS.flatMap(({ folder: from }) =>
  ALL_FOLDERS.flatMap(({ folder: to }) => (to === from ? [] : [[from, to] as const])),
)
const isAllowed = ([from, to]: Pair): boolean =>
  ALL_FOLDERS.some(({ folder, imports }) => folder === from && imports.includes(to))

/** Forms of an import. What a file imports for its types alone is refused like the rest. */
const FORMS = {
  value: (file: string) => `import { thing } from '${file}'\n\nexport const planted = thing\n`,
  type: (file: string) => `import type { Thing } from '${file}'\n\nexport const planted: Thing = 1\n`,
  again: (file: string) => `export { thing } from '${file}'\n`,
  lazy: (file: string) => `export const planted = import('${file}')\n`,
} as const
type Form = keyof typeof FORMS

/** Relative path of a file of `src` from a file at this path. */
const pathFrom = (path: string, target: string): string => {
  const way = relative(dirname(path), `src/${target}`)
  return way.startsWith('.') ? way : `./${way}`
}

interface Import {
  readonly path: string
  readonly source: string
}

/** A pair as files: in the folder itself and in one below it, by a relative path and by the alias, in some forms. */
const importsOf = ([from, to]: Pair, forms: readonly Form[] = ['value', 'type']): readonly Import[] =>
  [`src/${from}`, `src/${from}/inner`].flatMap((folder) =>
    ['relative', 'alias'].flatMap((way) =>
      forms.map((form) => {
        const path = `${folder}/to-${to.replace('/', '-')}-${way}-${form}.ts`
        const target = `${to}/thing.ts`
        return { path, source: FORMS[form](way === 'alias' ? `#src/${target}` : pathFrom(path, target)) }
      }),
    ),
  )

const FORBIDDEN = allPairs.filter((pair) => !isAllowed(pair))
const forbiddenImports = (from: string) =>
  FORBIDDEN.filter((pair) => pair[0] === from).flatMap((pair) => importsOf(pair))
/** From a folder in which `table` is that of `ui`, the one of `src` is imported by the alias alone. */
const isAmbiguous = ({ path }: Import): boolean => /^src\/ui\/common\/.*to-table-relative/.test(path)
const allowedImports = allPairs.filter(isAllowed).flatMap((pair) => importsOf(pair).filter((one) => !isAmbiguous(one)))
const otherForms = importsOf(['ui/table', 'ui/app'], ['again', 'lazy'])

/** Sentences of a game in another language are of the folder of its sentences. */
const language = (file: string, target: string): Import => ({
  path: `src/text/languages/${file}`,
  source: FORMS.value(target),
})
const foreignSentences = [
  language('xx/blackstone.ts', '../../castlescape/keys.ts'),
  language('yy/blackstone.ts', './castlescape.ts'),
  language('zz/house.ts', './blackstone.ts'),
]
const ownSentences = [language('vv/blackstone.ts', '../../blackstone/keys.ts')]

const importsOfMain = ALL_FOLDERS.map(({ folder }): Import => {
  const path = `src/${folder}/to-main.ts`
  return { path, source: FORMS.value(pathFrom(path, 'main.tsx')) }
})
const farImport = { path: 'src/ui/table/inner/most/far.ts', source: FORMS.value('../../../../kernel/thing.ts') }

const plantedFiles: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...ALL_FOLDERS.flatMap(({ folder }) => forbiddenImports(folder)),
      ...[...allowedImports, ...otherForms, ...foreignSentences, ...ownSentences, ...importsOfMain, farImport],
    ].map(({ path, source }) => [path, source]),
  ),
  'src/ui/table/cycle-a.ts': `import { b } from './cycle-b.ts'\n\nexport const a = () => b\n`,
  'src/ui/table/cycle-b.ts': `import { a } from './cycle-a.ts'\n\nexport const b = () => a\n`,
  'src/kernel/types-a.ts': `import type { B } from './types-b.ts'\n\nexport interface A { readonly b: B }\n`,
  'src/kernel/types-b.ts': `import type { A } from './types-a.ts'\n\nexport interface B { readonly a: A }\n`,
}

let rules: ReadonlyMap<string, readonly string[]>
beforeAll(() => {
  rules = lintTree(plantedFiles)
})

test('biome.walls.json is what `npm run walls` writes', () => {
  expect(JSON.parse(read('biome.walls.json'))).toEqual(writtenWalls())
})

const RESTRICTED = 'lint/style/noRestrictedImports'
const passing = (imports: readonly Import[]) => imports.filter(({ path }) => !rules.get(path)?.includes(RESTRICTED))

describe('a planted import that is forbidden is refused', () => {
  test.each(ALL_FOLDERS.map(({ folder }) => folder))('from %s', (folder) => {
    expect(forbiddenImports(folder).length).toBeGreaterThan(0)
    expect(passing(forbiddenImports(folder))).toEqual([])
  })

  test('in every form', () => {
    expect(passing(otherForms)).toEqual([])
  })

  test('and no file imports a type in passing, which the linter does not see', () => {
    const inPassing = /typeof import\(|\bimport\('[^']+'\)\.[A-Z]/
    expect(inPassing.test("let thing: typeof import('../app/thing.ts').thing")).toBe(true)
    expect(inPassing.test("type Thing = import('../app/thing.ts').Thing")).toBe(true)
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    const naming = files.filter(
      (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && inPassing.test(read(`src/${file}`)),
    )
    expect(naming).toEqual([])
  })

  test('between the sentences of games in another language', () => {
    expect(passing(foreignSentences)).toEqual([])
    expect(passing(ownSentences)).toEqual(ownSentences)
  })

  test('of main.tsx', () => {
    expect(passing(importsOfMain)).toEqual([])
  })

  test('where it climbs four folders and more', () => {
    expect(passing([farImport])).toEqual([])
  })

  test('and every other passes', () => {
    expect(allowedImports.filter(({ path }) => rules.get(path)?.length !== 0)).toEqual([])
  })
})

describe('no circle of imports passes', () => {
  test('of values', () => {
    expect(rules.get('src/ui/table/cycle-a.ts')).toContain('lint/suspicious/noImportCycles')
  })

  test('of types', () => {
    expect(rules.get('src/kernel/types-a.ts')).toContain('lint/suspicious/noImportCycles')
  })
})

describe('the folders with walls', () => {
  const foldersIn = (folder: string) =>
    readdirSync(join(root, 'src', folder), { withFileTypes: true }).flatMap((one) =>
      one.isDirectory() ? [one.name] : [],
    )

  test('are all folders of src and of its ui', () => {
    const known = ALL_FOLDERS.map(({ folder }) => folder)
    expect(foldersIn('').filter((name) => name !== 'ui' && !known.includes(name))).toEqual([])
    expect(foldersIn('ui').filter((name) => !known.includes(`ui/${name}`))).toEqual([])
    // Beside them lies nothing that would have no walls.
    const filesIn = (folder: string) => readdirSync(join(root, 'src', folder)).filter((name) => name.includes('.'))
    expect([filesIn(''), filesIn('ui')]).toEqual([['build.d.ts', 'main.tsx'], []])
  })

  test('stand one above the other: each imports only from those before it', () => {
    const below = (at: number) => FOLDERS.slice(0, at).map(({ folder }) => folder)
    const upward = FOLDERS.filter(({ imports }, at) => imports.some((one) => !below(at).includes(one)))
    expect(upward).toEqual([])
  })

  test('stand in docs/architecture.md as the walls have them', () => {
    const [, table = ''] = read('docs/architecture.md').split('| folder of `src` | imports from |\n')
    const rows = [...table.matchAll(/^(?!\n)\| `([a-zA-Z/]+)` \| (.+) \|$/gm)].slice(0, FOLDERS.length)
    const names = (folders: readonly string[]) => folders.map((one) => `\`${one}\``).join(', ') || 'nothing'
    expect(rows.map(([, folder, imports]) => [folder, imports])).toEqual(
      FOLDERS.map(({ folder, imports }) => [folder, names(imports)]),
    )
  })

  test('of the command line: every folder is a shared one or belongs to a game', () => {
    // A game may do without: what the command line reads and writes of it is optional.
    expect(foldersIn('cli').filter((name) => !GAMES.includes(name))).toEqual(SHARED_CLI.slice(1))
  })

  test.each(SHARED_CLI)('no file of src/cli/%s names a game', (folder) => {
    const files = readdirSync(join(root, 'src/cli', folder)).filter((file) => file.endsWith('.ts'))
    const naming = files.filter((file) =>
      GAMES.some((id) =>
        readFileSync(join(root, 'src/cli', folder, file), 'utf8')
          .toLowerCase()
          .includes(id),
      ),
    )
    expect([files.length > 0, naming]).toEqual([true, []])
  })
})
