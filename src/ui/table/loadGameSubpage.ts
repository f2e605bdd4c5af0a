/** Fetches a page of a game. Apart from GameSubpage.tsx, which a first board brings along without any page. */
import type { ComponentType } from 'preact'
import type { GameId } from '../../kernel/gameCard.ts'
import type { GamePageName, GamePageProps } from './gameUiContract.ts'
import { loadGameUi } from './loadGameUi.ts'
import { UnknownAddressScreen } from './UnknownAddressScreen.tsx'

/** Page of a game; where the game has no such page, the screen that says so. Rejects if it cannot be fetched. */
export const loadGameSubpage = async (game: GameId, name: GamePageName): Promise<ComponentType<GamePageProps>> => {
  const gameUi = await loadGameUi(game)
  return (await gameUi?.pages?.[name]?.()) ?? UnknownAddressScreen
}
