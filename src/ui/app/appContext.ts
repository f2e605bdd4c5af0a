/** What every screen has from the house: storage, settings, notices. Made once, in main. */
import { type Signal, signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Database } from '../../store/database.ts'
import { DEFAULTS, loadSettings, type Settings, saveSettings } from '../../store/settings.ts'
import { applyLook } from './look.ts'
import type { NoticeView } from './Notices.tsx'

export interface House {
  readonly database: Database
  readonly settings: Signal<Settings>
  /** Applies at once and keeps; where nothing can be kept the choice holds until the app is closed. */
  change(settings: Settings): void
  readonly notices: Signal<readonly NoticeView[]>
  /** Puts a notice up, in place of one with the same id. */
  notify(notice: NoticeView): void
  dismiss(id: string): void
}

const Context = createContext<House | null>(null)
export const HouseProvider = Context.Provider

export const useHouse = (): House => {
  const house = useContext(Context)
  if (!house) throw new Error('no house')
  return house
}

export const openHouse = (database: Database): House => {
  const settings = signal(DEFAULTS)
  const notices = signal<readonly NoticeView[]>([])
  // Looked at without listening: an effect that puts a notice up is not one that waits for notices.
  const dismiss = (id: string): void => {
    notices.value = notices.peek().filter((notice) => notice.id !== id)
  }
  const set = (next: Settings): void => {
    settings.value = next
    applyLook(next)
  }
  let changed = false
  // Where there is no storage the defaults stand; a choice that was made meanwhile is not taken back.
  loadSettings(database).then(
    (kept) => {
      if (!changed) set(kept)
    },
    () => undefined,
  )
  return {
    database,
    settings,
    notices,
    dismiss,
    notify: (notice) => {
      notices.value = [...notices.peek().filter(({ id }) => id !== notice.id), notice]
    },
    change: (next) => {
      changed = true
      set(next)
      saveSettings(database, next).catch(() => undefined)
    },
  }
}
