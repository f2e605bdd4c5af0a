/** What the way to a first board needs of the app. */

export { GameSubpage } from '../../table/GameSubpage.tsx'
export { NewGameScreen } from '../newGame/NewGameScreen.tsx'
export { PlayRoute } from '../PlayRoute.tsx'
