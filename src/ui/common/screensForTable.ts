import { type ComponentType, createContext } from 'preact'

/** Screens of the app that a table shows. The route of a table hands them in, for a table does not know the app. */
interface AppScreens {
  readonly Settings: ComponentType
  /** Offers to install the app, at the end of a game. */
  readonly InstallCard: ComponentType
}

/** Empty where a table is drawn without the app. */
export const ScreensForTableContext = createContext<Partial<AppScreens>>({})
