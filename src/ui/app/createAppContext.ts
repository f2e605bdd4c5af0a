import { signal } from '@preact/signals'
import type { Database } from '../../store/database.ts'
import { changeStoredSettings, DEFAULT_SETTINGS, loadSettings, type Settings } from '../../store/settings.ts'
import type { AppContext, NoticeView } from '../common/appContext.ts'
import { applyAppearance } from './appearance.ts'

/** Context of every screen. Created once, in main. */
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
  let earlyChanges: ((settings: Settings) => Settings)[] | null = []
  // Without storage the defaults remain. What was chosen while the settings load is chosen of them, too.
  const settingsLoaded = loadSettings(database).then(
    (storedSettings) => {
      applySettings((earlyChanges ?? []).reduce((chosen, change) => change(chosen), storedSettings))
      earlyChanges = null
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
    changeSettings: (change) => {
      earlyChanges?.push(change)
      applySettings(change(settings.peek()))
      return changeStoredSettings(database, change).then(
        () => true,
        () => false,
      )
    },
  }
}
