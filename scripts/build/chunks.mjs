/** The chunks of the built app: one for each tier, each language and each pack (docs/architecture.md). */
import { fileURLToPath } from 'node:url'

/** @typedef {import('vite').Rolldown.ChunkingContext} Context */
/** The modules that follow from a module. @typedef {(id: string) => readonly string[]} Next */
/** @typedef {readonly (readonly [name: string, modules: ReadonlySet<string>])[]} Contents */
/**
 * A tier of the app. Its chunk holds the modules that such files import, except those of an earlier tier.
 * @typedef {{ readonly name: string, readonly begins: (file: string) => boolean }} Tier
 */

/** The game that is installed with the app. Every other game is a pack, fetched when it is chosen or at leisure. */
export const FIRST_GAME = 'blackstone'

/** Modules that a first board needs at once, besides Home. */
const BOARD = ['src/ui/app/tiers/board.ts', `src/ui/${FIRST_GAME}/gameUi.tsx`]

/** Modules that several phones at one table need. */
const PHONES = /\/src\/(ui\/table\/phones|net)\//
/** What only games need that were begun with an earlier version. */
const EARLIER = /\/src\/kernel\/hashOfProtocol1\./
/** Screens and sheets that may arrive once the app is at leisure. */
const LEISURE = new RegExp(
  `/src/(${[
    // Positions are written for the editor and where a replay branches off.
    'games/[^/]+/notation/position/',
    'ui/[^/]+/tiers/leisure',
    'ui/[^/]+/lessons/quests/',
    'ui/[^/]+/home/DailyPuzzle\\.',
    'ui/[^/]+/tips/Tips\\.',
    'ui/[^/]+/rules/RulesChapter\\.',
    'ui/table/(replay/ReplayScreen|sound/playSound|lifecycle/mendDamagedGame)\\.',
    'ui/(app/share/importArchive|table/share/readLink)\\.',
    'ui/parts/PlayerEmblem\\.',
  ].join('|')})`,
)

/** Modules that a first tap on the board needs; a separate chunk, so that the tap waits for nothing else. */
const TURN = [
  // Every mode uses most of its rules.
  `src/games/${FIRST_GAME}/plainGame.ts`,
  `src/ui/${FIRST_GAME}/table/blackstoneEventTexts.ts`,
  `src/ui/${FIRST_GAME}/table/turn/turnParts.ts`,
  `src/ui/${FIRST_GAME}/tiers/firstTouchParts.ts`,
]

const PACK = /\/src\/(?:games|ui|text)\/([^/]+)\//
/**
 * Pages of a pack, its rulebook, hints, tips and movements, and positions to write and to read, which its table does
 * without.
 * `rules` of a game are those it is played by.
 */
const ROOMS = new RegExp(
  `/src/(${[
    '[^/]+/[^/]+/((rooms|lessons|puzzles|editor|hints|tips|howToWin|motion)/|RULES\\.md)',
    'ui/[^/]+/(rules/|positionFormat\\.)',
    'games/[^/]+/(insight/reasons/|position/(read|write)Position\\.)',
    'text/[^/]+/((en|bundles)/)?(learn|hintsAndTips|lessons|puzzles|editor|rules|screens)[/.]',
  ].join('|')})`,
)
/** Pages of a rulebook, which every game has at leisure. */
const RULEBOOK = [
  'src/ui/parts/rules/ChapterOrOverview.tsx',
  'src/ui/parts/rules/RulebookContents.tsx',
  'src/ui/parts/rules/rulebookIndex.ts',
  'src/ui/parts/rules/RulebookSheet.tsx',
]
/** Parts of tables that the first game has at leisure, or not at all, and packs at once. */
const PARTS = [
  'src/ui/parts/Chart.tsx',
  'src/ui/parts/KeyList.tsx',
  'src/ui/table/lifecycle/keepVeiledChoices.ts',
  'src/ui/parts/symbols/phones.ts',
]
/** What puzzles, hints and tips of all games share. A pack needs it, and not those of the first game. */
const SHARED = /\/src\/(?:ui\/table\/(?:puzzles|hints|tips)|kernel)\//
/** The catalogue of a language, for the house or for one pack. Each is a file of its own. */
const LANGUAGE = /\/src\/text\/languages\/([^/]+?)(?:\/([^/]+))?\.ts\?compiled$/

/** @param {string} module */
const path = (module) => fileURLToPath(new URL(`../../${module}`, import.meta.url))

/** The given modules and all that follow from them. @param {readonly string[]} roots @param {Next} next */
const closure = (roots, next) => {
  const seen = new Set(roots)
  for (const id of seen) for (const one of next(id)) seen.add(one)
  return seen
}

/** The pack that a module belongs to; null for the house and for the first game. @param {string} id */
const packOf = (id) => {
  const [, game = FIRST_GAME] = PACK.exec(id) ?? []
  const isGame =
    !['app', 'table', 'parts', 'common', 'languages', 'tiers', FIRST_GAME].includes(game) && !/\.tsx?$/.test(game)
  return isGame ? `pack-${game}${ROOMS.test(id) ? '-rooms' : ''}` : null
}

/** @param {string} id */
const languageOf = (id) => {
  const [, tag, whose] = LANGUAGE.exec(id) ?? []
  if (!tag) return null
  return !whose || whose === 'house' || whose === FIRST_GAME ? `language-${tag}` : `language-${tag}-${whose}`
}

/** @param {string} id */
const isInstalled = (id) =>
  !PHONES.test(id) && !LEISURE.test(id) && !EARLIER.test(id) && packOf(id) === null && languageOf(id) === null

/** Modules that every visit or every language begins with. They stay apart from the screens. */
const ALONE =
  /\/workbox-window\/|\/src\/(text\/language|ui\/common\/offlineCache|ui\/parts\/tableLayout\/(wide|flow)Styles)\.ts$|\.css$/
/** @param {string} id */
const isScreen = (id) => isInstalled(id) && !ALONE.test(id)

/** @type {readonly Tier[]} */
const TIERS = [
  { name: 'home', begins: (id) => id === path('src/main.tsx') || id === path('index.html') },
  { name: 'board', begins: (id) => BOARD.some((module) => id === path(module)) },
  { name: 'turn', begins: (id) => TURN.some((module) => id === path(module)) },
  // Sheets over a table of any mode; screens of the house; other modes and modules; screens of the first game.
  {
    name: 'sheets',
    begins: (id) =>
      isInstalled(id) && /\/src\/ui\/([^/]+\/)?(table\/(?!extensions|share\/exportGame)|tiers\/sheets)/.test(id),
  },
  {
    name: 'screens',
    begins: (id) => isScreen(id) && /\/src\/(ui\/(app|common|parts|table)|store|table|text)\//.test(id),
  },
  { name: 'modes', begins: (id) => isInstalled(id) && /\/src\/(games|ui\/[^/]+\/table\/extensions)\//.test(id) },
  { name: 'rooms', begins: isScreen },
  { name: 'leisure-earlier', begins: (id) => EARLIER.test(id) },
  { name: 'leisure-shared', begins: (id) => SHARED.test(id) },
  { name: 'leisure-home', begins: (id) => /\/src\/ui\/[^/]+\/home\/DailyPuzzle\./.test(id) },
  { name: 'leisure-tips', begins: (id) => id === path(`src/ui/${FIRST_GAME}/tips/Tips.tsx`) },
  { name: 'leisure-rulebook', begins: (id) => RULEBOOK.some((module) => id === path(module)) },
  { name: 'leisure-parts', begins: (id) => PARTS.some((module) => id === path(module)) },
  // It makes an audio context as it is loaded, so it lies in no file that anything else needs.
  { name: 'leisure-sound', begins: (id) => id === path('src/ui/table/sound/playSound.ts') },
  { name: 'leisure-phones', begins: (id) => PHONES.test(id) },
  { name: 'leisure', begins: (id) => packOf(id) === null && languageOf(id) === null },
]

/** Is a chunk of this name left out of the install? @param {string} name */
const isLater = (name) => /^(leisure|pack-)/.test(name)

/** @param {Context} context @returns {Contents} */
const contentsOf = (context) => {
  /** @type {Next} */
  const imports = (id) => context.getModuleInfo(id)?.importedIds ?? []
  /** @type {Next} */
  const fetches = (id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const all = closure([path('src/main.tsx')], (id) => [...imports(id), ...fetches(id)])
  // A file that is fetched only by something at leisure is at leisure as well.
  const installed = closure([path('index.html'), path('src/main.tsx')], (id) => [
    ...imports(id),
    ...fetches(id).filter(isInstalled),
  ])
  const fetched = new Set([...all].flatMap(fetches))
  const shared = [...all].filter((id) => SHARED.test(id))
  const roots = [
    path('index.html'),
    path('src/main.tsx'),
    ...[...BOARD, ...RULEBOOK, ...PARTS].map(path),
    ...shared,
    ...fetched,
  ]
  return TIERS.map(({ name, begins }) => {
    const first = roots.filter((id) => begins(id) && isLater(name) !== installed.has(id))
    return [name, closure(first, imports)]
  })
}

/**
 * One chunk for each tier, where the bundler's own rule makes some hundred and fifty. A compressor does better on
 * large files, and the sources need not be arranged by what is fetched with what.
 * @returns {import('vite').Rolldown.CodeSplittingOptions}
 */
export const chunks = () => {
  /** @type {Contents | undefined} */
  let contents
  /** @param {string} id @param {number} at @param {Context} context */
  const tierOf = (id, at, context) => {
    contents ??= contentsOf(context)
    const [name, modules] = contents[at] ?? []
    return name && modules?.has(id) ? name : null
  }
  const ways = TIERS.map(
    (_, at) => (/** @type {string} */ id, /** @type {Context} */ context) => tierOf(id, at, context),
  )
  const named = [...ways, languageOf, packOf]
  return { groups: named.map((name, at) => ({ priority: named.length - at, name })) }
}
