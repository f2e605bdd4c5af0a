/** Scenes of installation and emblems, on sample data. */
import { InstallBox } from '../../../src/ui/app/install/InstallCard.tsx'
import { InstallSheet } from '../../../src/ui/app/install/InstallSheet.tsx'
import { Page } from '../../../src/ui/parts/Page.tsx'
import { ChooseEmblem } from '../../../src/ui/table/people/ChooseEmblem.tsx'
import { nothing } from './samples.ts'

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
