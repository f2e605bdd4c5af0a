/** Pages on which phones meet at one table, and on which a game moves to another phone. */

export { JoinScreen } from './lobby/JoinScreen.tsx'
export { RoomScreen } from './lobby/RoomScreen.tsx'
export { GiveGameScreen } from './moveGame/GiveGameScreen.tsx'
