/** Screens of the app, and what it does besides, once Home stands. */

export { isAnyGamePlayed } from '../../../store/isAnyGamePlayed.ts'
export { beginAtLeisure } from '../atLeisure.ts'
export { BrokenScreen } from '../BrokenScreen.tsx'
export { loadReturnVisit, NO_GAMES } from '../home/loadReturnVisit.ts'
export { ReturnVisit } from '../home/ReturnVisit.tsx'
export { OtherScreen } from '../OtherScreen.tsx'
export { SettingsScreen } from '../settings/SettingsScreen.tsx'
