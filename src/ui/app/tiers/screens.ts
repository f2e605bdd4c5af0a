/** Screens of the app, and what it does besides, once Home stands. */

export { isAnyGamePlayed } from '../../../store/isAnyGamePlayed.ts'
export { AppScreenRoute } from '../AppScreenRoute.tsx'
export { BrokenScreen } from '../BrokenScreen.tsx'
export { runDeferredStartup } from '../deferredStartup.ts'
export { loadReturnVisit, NO_GAMES } from '../home/loadReturnVisit.ts'
export { ReturnVisit } from '../home/ReturnVisit.tsx'
export { SettingsScreen } from '../settings/SettingsScreen.tsx'
