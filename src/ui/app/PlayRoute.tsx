import { ScreensForTableContext } from '../common/screensForTable.ts'
import { lazy } from '../parts/lazy.tsx'
import { PlayScreen } from '../table/PlayScreen.tsx'
import { loadLeisure } from './tiers/loadLeisure.ts'
import { loadScreens } from './tiers/loadScreens.ts'

const SCREENS = {
  Settings: lazy(() => loadScreens().then((module) => module.SettingsScreen)),
  InstallCard: lazy(() => loadLeisure().then((module) => module.InstallCard), 'unasked'),
}

/** Route `#/play/ID`: the table, with the screens of the app that it shows. */
export const PlayRoute = ({ id }: { readonly id: string }) => (
  <ScreensForTableContext.Provider value={SCREENS}>
    <PlayScreen id={id} />
  </ScreensForTableContext.Provider>
)
