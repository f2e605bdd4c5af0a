/** What the way to a first board needs of the app. */

export { GamePage } from '../../table/GamePage.tsx'
export { NewGameScreen } from '../newGame/NewGameScreen.tsx'
export { PlayRoute } from '../PlayRoute.tsx'
