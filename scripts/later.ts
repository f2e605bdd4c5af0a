import type { Plugin, Rolldown } from 'vite'

/**
 * Where that lies which only several phones need, the whole rulebook (the rules in short are part of the install), puzzles, hints, tips,
 * licences, what comes of games once they are over (replay, figures, sharing, branching off), emblems, and the way to the home screen.
 */
const PARTS = [
  'ui/together',
  'ui/text/(together|lookingBack|(en\\.)?puzzles)',
  'ui/puzzles',
  'ui/editor',
  'ui/hints',
  'ui/text/hints',
  'ui/shell/licences',
  'ui/blackstone/(Why|game/(film|Replay|reasons))',
  'games/blackstone/notation/(forms|position)',
  'games/blackstone/insight/toFormation',
  'ui/tips/(Tips|TipBar|tips)\\.',
  'ui/history/(BranchSheet|branch|share|received|SharedPage|StatsPage|figures)',
  'ui/shell/screens/(Shared|Stats)',
  'ui/shell/(ChooseEmblem|Emblem|Install[A-Za-z]+|install|installing)\\.',
  'ui/blackstone/game/allGames',
  'ui/rules/(chapters|Chapter|InFull|RuleSheet|Words|topics)',
  'table/(room|phones|recordString|archive)',
  'store/puzzles',
  'net',
]
const PACKAGES = ['peerjs', 'qr', 'fflate']
const LATER = new RegExp(`(/src/(${PARTS.join('|')})|/node_modules/(${PACKAGES.join('|')})/)[^?]*$`)
/** Workers are built apart: the one that reads the camera, and those in which bots think and puzzles are made. */
const WORKER = /\/(reader|worker)-[^/]+\.js$/

/** A language has a file of its own; only who speaks it needs it. */
const LANGUAGE = /\/src\/ui\/text\/languages\/([^/]+)\.ts\?compiled$/

/** Files that the app fetches when it is at leisure; the list of them is `later.json`. */
export interface Later {
  readonly plugin: Plugin
  /** Whether this file, from the top of the built app, is one of them. */
  has(file: string): boolean
}

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } }

/** The chunks that nothing installed stands on. */
const chunksOf = (chunks: readonly Chunk[], installed: ReadonlySet<string>): ReadonlySet<Chunk> => {
  const rest = new Set(
    chunks.filter(({ name, moduleIds }) => !installed.has(name) && moduleIds.some((id) => LATER.test(id))),
  )
  const needed = new Set(chunks.filter((chunk) => !rest.has(chunk)).flatMap(({ imports }) => imports))
  for (const file of needed) {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    if (!chunk) continue
    rest.delete(chunk)
    for (const next of chunk.imports) needed.add(next)
  }
  return rest
}

/**
 * Keeps out of the install what only several phones need, and the bots' rules: an install stays small, and all the same everything is there when there is no
 * network later. @param installed names of chunks that are part of the install whatever they hold
 */
export const later = (installed: ReadonlySet<string>): Later => {
  const files = new Set<string>()
  const languages = new Map<string, string>()
  return {
    has: (file) => files.has(file) || [...languages.values()].includes(file),
    plugin: {
      name: 'later',
      generateBundle(_options, bundle) {
        const all = Object.values(bundle)
        const chunks = all.filter((file) => file.type === 'chunk') as readonly Chunk[]
        for (const chunk of chunksOf(chunks, installed)) {
          files.add(chunk.fileName)
          for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
        }
        for (const { fileName } of all) if (WORKER.test(fileName)) files.add(fileName)
        for (const { facadeModuleId, fileName } of chunks) {
          const [, language] = LANGUAGE.exec(facadeModuleId ?? '') ?? []
          if (language) languages.set(language, fileName)
        }
        const list = { all: [...files].sort(), languages: Object.fromEntries([...languages].sort()) }
        this.emitFile({ type: 'asset', fileName: 'later.json', source: JSON.stringify(list) })
      },
    },
  }
}
