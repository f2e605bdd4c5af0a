/** What a report is made of. None of it is a name, what a game holds or a code, so a report's text has none either. */

import { cardOfMode, GAME_CARDS } from '../../../games/cards.ts'
import { GAME_IDS } from '../../../games/gameIds.ts'
import { DATABASE } from '../../../kernel/formats.ts'
import type { ModeId } from '../../../kernel/gameCard.ts'
import { loadSiteJson } from '../../../net/loadSiteJson.ts'
import type { SiteDescription } from '../../../net/siteJson.ts'
import type { Database } from '../../../store/database.ts'
import { listSaves } from '../../../store/listSaves.ts'
import { withTimeout } from '../../../store/withTimeout.ts'
import { MAX_WAIT } from '../../common/appContext.ts'
import { type KeptError, lastError } from '../../common/lastError.ts'
import { linesOfError } from './linesOfError.ts'

/** Parts of addresses that say only which screen it is; other parts may be the code of a room, or a whole game. */
const SCREENS: ReadonlySet<string> = new Set([
  ...['about', 'again', 'continue', 'editor', 'join', 'learn', 'new', 'play', 'position', 'puzzles', 'room', 'rules'],
  ...['saved', 'seat', 'settings', 'shared', 'stats', 'who'],
  ...['menu', 'log', 'end', 'bots', 'replay', 'branch', 'hint', 'opening', 'keys', 'phones'],
  ...GAME_IDS,
])

/** Address of a screen without what it shows: `#/play/…/replay/…`. */
export const shownPath = (path: readonly string[]): string =>
  `#/${path.map((part) => (SCREENS.has(part) ? part : '…')).join('/')}`

/** The engine in what a browser calls itself, and its version. On an iPhone every browser is WebKit. */
const ENGINES: readonly (readonly [name: string, version: RegExp])[] = [
  ['WebKit', /\(iP(?:hone|ad|od).*? OS (\d+(?:_\d+)?)/],
  ['Gecko', /Firefox\/(\d+)/],
  ['Chromium', /Chrome\/(\d+)/],
  ['WebKit', /Version\/(\d+(?:\.\d+)?).* Safari\//],
]

/** `Chromium 139`; empty where it is none of those that are known. Nothing of the phone is told. */
export const browserEngine = (userAgent: string): string => {
  for (const [name, pattern] of ENGINES) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return `${name} ${version.replace('_', '.')}`
  }
  return ''
}

/** The page that a report is written on. */
export interface ReportPlace {
  /** Address of the app, with its last slash. */
  readonly appUrl: string
  readonly userAgent: string
  /** Size of the page in CSS pixels, and the dots of the screen for each of them. */
  readonly width: number
  readonly height: number
  readonly density: number
}

export interface ReportFacts extends Pick<ReportPlace, 'width' | 'height' | 'density'> {
  readonly appVersion: string
  /** Version of the rules of each game, by its id: `blackstone 5`. */
  readonly rules: readonly string[]
  /** Version of the schema of the stored data; null if the browser does not say. */
  readonly dataVersion: number | null
  /** Empty if it is not known. */
  readonly engine: string
  /** Mode of the game at whose table something went wrong, if it was one. */
  readonly mode: ModeId | null
  /** Address and error of what went wrong last; null if nothing did. */
  readonly trouble: { readonly address: string; readonly lines: readonly string[] } | null
  /** Null where nothing is known of the site, or its file cannot be read. */
  readonly site: SiteDescription | null
}

const readDataVersion = async (): Promise<number | null> => {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? []
  return databases.find(({ name }) => name === DATABASE)?.version ?? null
}

const readMode = async (database: Database, trouble: KeptError | null): Promise<ModeId | null> => {
  const [screen, id] = trouble?.path ?? []
  if (screen !== 'play' || !id) return null
  const game = (await listSaves(database)).find((save) => save.id === id)
  // A mode that no game of this app has may be any text.
  return (game?.kind === 'game' && cardOfMode(game.header.mode)?.id) || null
}

const readSite = async (appUrl: string): Promise<SiteDescription | null> => {
  const site = await loadSiteJson(appUrl)
  return site.ok ? site.value : null
}

/** What storage does not answer in time, or cannot, is left out. */
const orNull = <T>(work: Promise<T | null>): Promise<T | null> => withTimeout(work, MAX_WAIT).catch(() => null)

/** Reads all that a report tells, and what the site says of itself. Never rejects. */
export const readReportFacts = async (database: Database, place: ReportPlace): Promise<ReportFacts> => {
  const { appUrl, userAgent, width, height, density } = place
  const trouble = lastError()
  const [dataVersion, mode, site] = await Promise.all([
    orNull(readDataVersion()),
    orNull(readMode(database, trouble)),
    orNull(readSite(appUrl)),
  ])
  return {
    ...{ width, height, density, dataVersion, mode, site },
    appVersion: __VERSION__,
    rules: GAME_CARDS.map(({ id, version }) => `${id} ${version}`),
    engine: browserEngine(userAgent),
    trouble: trouble && { address: shownPath(trouble.path), lines: linesOfError(trouble.what, appUrl) },
  }
}
