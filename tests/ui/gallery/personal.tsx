/** What makes the app one's own, on sample data. */
import { signal } from '@preact/signals'
import { openDatabase } from '../../../src/store/database.ts'
import { DEFAULTS, type Settings } from '../../../src/store/settings.ts'
import { ChooseEmblem } from '../../../src/ui/shell/ChooseEmblem.tsx'
import type { House } from '../../../src/ui/shell/house.ts'
import { InstallBox } from '../../../src/ui/shell/InstallCard.tsx'
import { InstallSheet } from '../../../src/ui/shell/InstallSheet.tsx'
import { Page } from '../../../src/ui/shell/Page.tsx'
import { nothing } from './samples.ts'

/** In place of the app's own: nothing is kept. */
export const house = (): House => {
  const settings = signal<Settings>({
    ...DEFAULTS,
    names: ['Ann', 'Benedikta'],
    emblems: new Map([['Benedikta', 'key']]),
  })
  return {
    database: openDatabase(),
    settings,
    change: (next) => {
      settings.value = next
    },
    ...{ notices: signal([]), notify: nothing, dismiss: nothing },
  }
}

export const yours = {
  install: () => (
    <Page title="The end">
      <InstallBox way="asked" onAsk={nothing} onLater={nothing} />
    </Page>
  ),
  'install-share': () => <InstallSheet way="share" onClose={nothing} />,
  'install-menu': () => <InstallSheet way="menu" onClose={nothing} />,
  emblem: () => <ChooseEmblem name="Benedikta" seat={1} emblem="key" onChoose={nothing} onClose={nothing} />,
}
