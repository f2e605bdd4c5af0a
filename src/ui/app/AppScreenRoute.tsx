/** Screens by the first part of the address: all but Home, New game, the table and the pages of a game. */

import type { ComponentType } from 'preact'
import { lazy } from '../parts/lazy.tsx'
import { UnknownAddressScreen } from '../table/UnknownAddressScreen.tsx'
import { AboutScreen } from './about/AboutScreen.tsx'
import { SavedGamesScreen } from './history/SavedGamesScreen.tsx'
import { AgainScreen } from './newGame/AgainScreen.tsx'
import { SettingsScreen } from './settings/SettingsScreen.tsx'
import { loadLeisure } from './tiers/loadLeisure.ts'
import { WhoPlaysScreen } from './whoPlays/WhoPlaysScreen.tsx'

const loadPhones = () => import('../table/phones/pages.ts')

const JoinRoom = lazy(() => loadPhones().then((module) => module.JoinScreen))

/** A map, because an address may also say `constructor`. */
const SCREENS = new Map(
  Object.entries<ComponentType>({
    again: AgainScreen,
    who: WhoPlaysScreen,
    saved: SavedGamesScreen,
    // Where files come in that were shared with the app, or opened with it.
    received: SavedGamesScreen,
    opened: SavedGamesScreen,
    shared: lazy(() => loadLeisure().then((module) => module.GameFromLinkScreen)),
    stats: lazy(() => loadLeisure().then((module) => module.StatsScreen)),
    room: lazy(() => loadPhones().then((module) => module.RoomScreen)),
    move: lazy(() => loadPhones().then((module) => module.GiveGameScreen)),
    join: JoinRoom,
    seat: JoinRoom,
    settings: SettingsScreen,
    report: lazy(() => loadLeisure().then((module) => module.ReportScreen)),
    about: AboutScreen,
  }),
)

export const AppScreenRoute = ({ name }: { readonly name: string }) => {
  const Found = SCREENS.get(name) ?? UnknownAddressScreen
  return <Found />
}
