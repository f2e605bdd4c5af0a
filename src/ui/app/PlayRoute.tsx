import { AppScreensContext } from '../common/appScreens.ts'
import { lazy } from '../parts/lazy.tsx'
import { PlayScreen } from '../table/PlayScreen.tsx'

const SCREENS = {
  Settings: lazy(() => import('./settings/SettingsScreen.tsx').then((module) => module.SettingsScreen)),
  InstallCard: lazy(() => import('./install/InstallCard.tsx').then((module) => module.InstallCard), 'unasked'),
}

/** Route `#/play/ID`: the table, with the screens of the app that it shows. */
export const PlayRoute = ({ id }: { readonly id: string }) => (
  <AppScreensContext.Provider value={SCREENS}>
    <PlayScreen id={id} />
  </AppScreensContext.Provider>
)
