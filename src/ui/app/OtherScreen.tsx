/** Screens by the first part of the address: all but Home, New game, the table and the pages of a game. */

import type { ComponentType } from 'preact'
import { lazy } from '../parts/lazy.tsx'
import { UnknownScreen } from '../table/UnknownScreen.tsx'
import { AboutScreen } from './about/AboutScreen.tsx'
import { SavedScreen } from './history/SavedScreen.tsx'
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
    saved: SavedScreen,
    // Where files come in that were shared with the app, or opened with it.
    received: SavedScreen,
    opened: SavedScreen,
    shared: lazy(() => loadLeisure().then((module) => module.SharedScreen)),
    stats: lazy(() => loadLeisure().then((module) => module.StatsScreen)),
    room: lazy(() => loadPhones().then((module) => module.RoomScreen)),
    move: lazy(() => loadPhones().then((module) => module.GiveScreen)),
    join: JoinRoom,
    seat: JoinRoom,
    settings: SettingsScreen,
    report: lazy(() => loadLeisure().then((module) => module.ReportScreen)),
    about: AboutScreen,
  }),
)

export const OtherScreen = ({ name }: { readonly name: string }) => {
  const Found = SCREENS.get(name) ?? UnknownScreen
  return <Found />
}
