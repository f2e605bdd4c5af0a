/** Context of every screen: storage, settings, notices. Created once, in main. */
import { type Signal, signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Database } from '../../store/database.ts'
import { DEFAULT_SETTINGS, loadSettings, type Settings, saveSettings } from '../../store/settings.ts'
import { applyAppearance } from '../app/appearance.ts'
import type { NoticeView } from '../app/Notices.tsx'

export interface AppContext {
  readonly database: Database
  readonly settings: Signal<Settings>
  /** Resolves once the stored settings apply, or are known to be out of reach; never rejects. */
  readonly settingsLoaded: Promise<void>
  /** Applies and stores the settings. If they cannot be stored, they apply until the app is closed. */
  changeSettings(settings: Settings): void
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

export const createAppContext = (database: Database): AppContext => {
  const settings = signal(DEFAULT_SETTINGS)
  const notices = signal<readonly NoticeView[]>([])
  // `peek` does not subscribe: an effect that shows a notice must not run again when notices change.
  const dismiss = (id: string): void => {
    notices.value = notices.peek().filter((notice) => notice.id !== id)
  }
  const applySettings = (next: Settings): void => {
    settings.value = next
    applyAppearance(next)
  }
  let hasChanged = false
  // Without storage the defaults remain. A choice made while the settings load is not overwritten.
  const settingsLoaded = loadSettings(database).then(
    (storedSettings) => {
      if (!hasChanged) applySettings(storedSettings)
    },
    () => undefined,
  )
  return {
    database,
    settings,
    settingsLoaded,
    notices,
    dismiss,
    notify: (notice) => {
      notices.value = [...notices.peek().filter(({ id }) => id !== notice.id), notice]
    },
    changeSettings: (next) => {
      hasChanged = true
      applySettings(next)
      saveSettings(database, next).catch(() => undefined)
    },
  }
}
