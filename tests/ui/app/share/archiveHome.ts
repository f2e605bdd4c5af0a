/** A phone that exports and imports files of all games: its storage and its settings. */
import { signal } from '@preact/signals'
import type { Database } from '#src/store/database.ts'
import { DEFAULT_SETTINGS, type Settings } from '#src/store/settings.ts'
import type { ArchiveHome } from '#src/ui/app/share/gameArchive.ts'

export const archiveHome = (database: Database, chosen: Partial<Settings> = {}): ArchiveHome => {
  const settings = signal({ ...DEFAULT_SETTINGS, ...chosen })
  return {
    database,
    settings,
    changeSettings: async (change) => {
      settings.value = change(settings.peek())
      return true
    },
  }
}
