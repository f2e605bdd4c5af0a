import '../../../text/bundles/board.ts'
import { GAME_CARDS } from '../../../games/cards.ts'
import type { GameCard } from '../../../kernel/gameCard.ts'
import { useApp } from '../../common/appContext.ts'
import { route } from '../../common/route.ts'
import { loadTableToDeal } from '../../table/loadTable.ts'
import { NewGame, type NewGameSetup } from './NewGame.tsx'
import { startGame } from './startGame.ts'

/** Fetches rules and screens while the player still chooses. */
const prefetchTable = (setup: NewGameSetup): void => void loadTableToDeal(setup).catch(() => undefined)

/** Cards of the games; the one whose New game was opened comes first. */
const cardsFrom = (opened: string | undefined): readonly GameCard[] =>
  [...GAME_CARDS].sort((one, other) => Number(other.id === opened) - Number(one.id === opened))

/** Screen `#/new`, and `#/new/GAME`. */
export const NewGameScreen = () => {
  const app = useApp()
  const [, game] = route.value
  const { lastSetup, chosen: lastOptions, names } = app.settings.value
  return (
    <NewGame
      games={cardsFrom(game)}
      game={game}
      lastSetup={lastSetup}
      lastOptions={lastOptions}
      knownNames={names}
      onConsider={prefetchTable}
      onStart={(setup) => void startGame(app, setup)}
    />
  )
}
