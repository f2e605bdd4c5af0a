/** Page of a game besides its table: learn, puzzles, editor or rules. Where the game has no such page it says so. */

import type { ComponentType } from 'preact'
import type { GameId } from '../../kernel/gameCard.ts'
import { lazy } from '../parts/lazy.tsx'
import type { GamePageName, GamePageProps } from './gameUiContract.ts'
import { loadSheets } from './tiers/loadSheets.ts'

const pages = new Map<string, ComponentType<GamePageProps>>()

const pageOf = (game: GameId, name: GamePageName): ComponentType<GamePageProps> => {
  const key = `${game}/${name}`
  const Page = pages.get(key) ?? lazy(() => loadSheets().then(({ loadGameSubpage }) => loadGameSubpage(game, name)))
  pages.set(key, Page)
  return Page
}

export const GameSubpage = ({
  game,
  name,
  ...props
}: { readonly game: GameId; readonly name: GamePageName } & GamePageProps) => {
  const Page = pageOf(game, name)
  return <Page {...props} />
}
