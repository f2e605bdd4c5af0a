/** Sheet that asks whether all agree to end the game. */
import { t } from '../../../text/t.ts'
import { navigateUp } from '../../common/route.ts'
import { MenuSheet } from '../../parts/MenuSheet.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import type { TableProps } from '../gameUiContract.ts'

/** How many have to agree to an end: those at other phones as well, and no bot of this one. */
export const requiredConsents = ({ shared, names, seats }: TableProps['view']): number =>
  shared ? names.length : seats().length || 1

export const EndByAgreementSheet = ({ view, now }: TableProps) => {
  const { EndGameSheet: OwnSheet } = view.addOns
  if (OwnSheet) return <OwnSheet view={view} now={now} />
  const yesChoice: ChoiceView = {
    id: 'yes',
    label: t('menu.endYes', { seats: requiredConsents(view) }),
    onPress: () => {
      navigateUp()
      view.proposeEnd()
    },
  }
  return (
    <MenuSheet
      title={t('menu.endAsk')}
      choices={[yesChoice, { id: 'no', label: t('do.resume'), onPress: navigateUp }]}
      onClose={navigateUp}
    />
  )
}
