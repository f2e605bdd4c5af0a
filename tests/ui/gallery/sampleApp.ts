/** App context of all scenes. */
import { signal } from '@preact/signals'
import { openDatabase } from '../../../src/store/database.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../../src/store/settings.ts'
import type { AppContext } from '../../../src/ui/common/appContext.ts'
import { nothing } from './samples.ts'

/** Sample app context for all scenes; nothing is stored. */
export const createSampleApp = (): AppContext => {
  const settings = signal<Settings>({
    ...DEFAULT_SETTINGS,
    names: ['Ann', 'Benedikta'],
    emblems: new Map([['Benedikta', 'key']]),
  })
  return {
    database: openDatabase(),
    settings,
    settingsLoaded: Promise.resolve(),
    changeSettings: async (change) => {
      settings.value = change(settings.peek())
      return true
    },
    ...{ notices: signal([]), notify: nothing, dismiss: nothing },
  }
}
