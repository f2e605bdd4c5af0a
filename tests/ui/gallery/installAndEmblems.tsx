/** Scenes of installation and emblems, on sample data. */
import { signal } from '@preact/signals'
import { openDatabase } from '../../../src/store/database.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../../src/store/settings.ts'
import { InstallBox } from '../../../src/ui/app/install/InstallCard.tsx'
import { InstallSheet } from '../../../src/ui/app/install/InstallSheet.tsx'
import type { AppContext } from '../../../src/ui/common/appContext.ts'
import { Page } from '../../../src/ui/parts/Page.tsx'
import { ChooseEmblem } from '../../../src/ui/table/people/ChooseEmblem.tsx'
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
    changeSettings: (next) => {
      settings.value = next
    },
    ...{ notices: signal([]), notify: nothing, dismiss: nothing },
  }
}

export const personalScenes = {
  install: () => (
    <Page title="The end">
      <InstallBox method="asked" onInstall={nothing} onDismiss={nothing} />
    </Page>
  ),
  'install-share': () => <InstallSheet method="share" onClose={nothing} />,
  'install-menu': () => <InstallSheet method="menu" onClose={nothing} />,
  emblem: () => <ChooseEmblem name="Benedikta" seat={1} emblem="key" onChoose={nothing} onClose={nothing} />,
}
