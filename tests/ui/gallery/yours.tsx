/** What makes the app one's own, on sample data. */
import { signal } from '@preact/signals'
import { openDatabase } from '../../../src/store/database.ts'
import { DEFAULTS, type Settings } from '../../../src/store/settings.ts'
import { ChooseEmblem } from '../../../src/ui/shell/ChooseEmblem.tsx'
import type { House } from '../../../src/ui/shell/house.ts'
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
  emblem: () => <ChooseEmblem name="Benedikta" seat={1} emblem="key" onChoose={nothing} onClose={nothing} />,
}
