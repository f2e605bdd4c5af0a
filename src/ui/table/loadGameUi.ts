/** Screens of all games, found by the names of their folders. */

import { GAME_CARDS, gameOfMode } from '../../games/cards.ts'
import { loadHash } from '../../games/loadHash.ts'
import type { GameId, RequestedSetup } from '../../kernel/contract.ts'
import { FIRST_GAME } from '../../kernel/formats.ts'
import type { RulesVersion } from '../../table/room/frames.ts'
import { loadLanguageModule } from '../../text/loadLanguageModule.ts'
import { currentLanguage } from '../../text/t.ts'
import type { GameUi, LoadedTable } from './gameUiContract.ts'
import { loadStorageAndPacks } from './tiers/loadStorageAndPacks.ts'

/**
 * Loads the texts of a game in the current language. English is part of the code, and is used where another language
 * cannot be loaded.
 */
const loadGameTexts = (id: GameId): Promise<void> =>
  loadLanguageModule()
    .then(({ loadGameLanguage }) => loadGameLanguage(id))
    .catch(() => undefined)

const GAME_UI_LOADERS = import.meta.glob<GameUi>('../*/gameUi.tsx', { import: 'gameUi' })

/**
 * Loads the screens of a game; null where this app does not have the game. Its pack is fetched before them, in sight.
 * Rejects where they cannot be fetched, and with PackMissing where somebody stops that.
 */
export const loadGameUi = async (id: GameId): Promise<GameUi | null> => {
  if (id !== FIRST_GAME) await loadStorageAndPacks().then((module) => module.requirePack(id))
  const [gameUi] = await Promise.all([
    GAME_UI_LOADERS[`../${id}/gameUi.tsx`]?.(),
    currentLanguage() === 'en' || loadGameTexts(id),
  ])
  return gameUi ?? null
}

/**
 * Loads the screens of a table by its mode, and the rules that deal it: `loadRest` fetches those that are missing then. A
 * mode that no game knows goes to the first game, which refuses it. Rejects where they cannot be fetched.
 */
export const loadTableToDeal = async (spec: RequestedSetup): Promise<LoadedTable> => {
  const gameUi = await loadGameUi(gameOfMode(spec.mode)?.id ?? FIRST_GAME)
  if (!gameUi) throw new Error(`no game has the mode ${spec.mode}`)
  return { ...(await gameUi.loadTable(spec)), gameUi }
}

/** Loads the screens and all rules of a table, and the hash of its log. Rejects where they cannot be fetched. */
export const loadTable = async (spec: RequestedSetup): Promise<LoadedTable> => {
  await loadHash(spec)
  const { loadRest, ...loaded } = await loadTableToDeal(spec)
  await loadRest?.()
  return loaded
}

/** Version of the rules that a lobby announces for its plan. */
export const lobbyRulesOf = ({ game: { id, version } }: Pick<LoadedTable, 'game'>): RulesVersion => ({
  game: id,
  version,
})

/** Version of the rules that this app has of a game; null for a game that it does not have. */
export const rulesVersionOf = (game: GameId): number | null => GAME_CARDS.find(({ id }) => id === game)?.version ?? null
