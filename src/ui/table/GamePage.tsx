/** Page of a game besides its table: learn, puzzles, editor or rules. Empty where the game has no such page. */
import type { ComponentType } from 'preact'
import type { GameId } from '../../kernel/contract.ts'
import { lazy } from '../parts/lazy.tsx'
import type { GamePageName, GamePageProps } from './gameUi.ts'
import { loadGameUi } from './loadGameUi.ts'

const EmptyPage = () => null

const pages = new Map<string, ComponentType<GamePageProps>>()

const pageOf = (game: GameId, name: GamePageName): ComponentType<GamePageProps> => {
  const key = `${game}/${name}`
  const Page =
    pages.get(key) ?? lazy<GamePageProps>(async () => (await (await loadGameUi(game))?.pages?.[name]?.()) ?? EmptyPage)
  pages.set(key, Page)
  return Page
}

export const GamePage = ({
  game,
  name,
  ...props
}: { readonly game: GameId; readonly name: GamePageName } & GamePageProps) => {
  const Page = pageOf(game, name)
  return <Page {...props} />
}
