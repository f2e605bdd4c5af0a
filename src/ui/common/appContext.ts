/** Context of every screen: storage, settings, notices. Created once, in main. */
import type { Signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Database } from '../../store/database.ts'
import type { Settings } from '../../store/settings.ts'

/** Message of the app outside the game: not saved, a new version, open in another tab. */
export interface NoticeView {
  readonly id: string
  readonly text: string
  /** True for an error; screen readers announce it at once. */
  readonly isWarning?: boolean
  readonly action?: { readonly label: string; readonly onPress: () => void }
  /** Absent when the notice cannot be dismissed. */
  readonly onDismiss?: () => void
}

export interface AppContext {
  readonly database: Database
  readonly settings: Signal<Settings>
  /** Resolves once the stored settings apply, or are known to be out of reach; never rejects. */
  readonly settingsLoaded: Promise<void>
  /**
   * Applies and stores a change of the settings. Resolves with whether it was stored; otherwise it applies until the app
   * is closed.
   */
  changeSettings(change: (settings: Settings) => Settings): Promise<boolean>
  readonly notices: Signal<readonly NoticeView[]>
  /** Shows a notice; replaces one with the same id. */
  notify(notice: NoticeView): void
  dismiss(id: string): void
}

/** Longest wait for storage, in milliseconds, before a screen is shown without what it holds. */
export const MAX_WAIT = 3000

const AppReactContext = createContext<AppContext | null>(null)
export const AppProvider = AppReactContext.Provider

export const useApp = (): AppContext => {
  const app = useContext(AppReactContext)
  if (!app) throw new Error('no app context')
  return app
}
