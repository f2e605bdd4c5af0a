/** Screens of all games, found by the names of their folders. */
import { GAME_CARDS } from '../../games/cards.ts'
import { FIRST_GAME } from '../../kernel/formats.ts'
import type { GameId } from '../../kernel/gameCard.ts'
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
    // English needs no texts; what is loaded for a pack follows when another language is chosen.
    (id === FIRST_GAME && currentLanguage() === 'en') || loadGameTexts(id),
  ])
  return gameUi ?? null
}

/** Version of the rules that a lobby announces for its plan. */
export const lobbyRulesOf = ({ game: { id, version } }: Pick<LoadedTable, 'game'>): RulesVersion => ({
  game: id,
  version,
})

/** Version of the rules that this app has of a game; null for a game that it does not have. */
export const rulesVersionOf = (game: GameId): number | null => GAME_CARDS.find(({ id }) => id === game)?.version ?? null
