/** Wizard's Quest: exchange of a vassal of the hand for an open one. */
import { visibleVassalIn } from '#src/games/blackstone/insight/shown/vassalHand.ts'
import { openVassalIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import { nameOfFace } from '../../views/spaceAndFaceNames.ts'
import type { HandVassalView } from '../../views/tray/VassalHand.tsx'
import type { VassalView } from '../../views/viewProps.ts'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { actionChoice } from '../turn/actionChoice.ts'
import { NO_SELECTION, type TableSelection } from '../turn/tableSelection.ts'

export type ExchangeSelection = Extract<TableSelection, { on: 'exchange' }>

/** The vassals chosen for the exchange; none where something else is selected. */
const exchangeSelectionOf = ({ view }: BlackstoneTableProps): ExchangeSelection => {
  const selection = view.selection.value
  return selection.on === 'exchange' ? selection : { on: 'exchange' }
}

const exchangeVassalView = (
  props: BlackstoneTableProps,
  id: number,
  vassal: VassalView,
  chosen: boolean,
  nextSelection: ExchangeSelection,
): HandVassalView => ({
  id,
  vassal,
  isFitting: null,
  tag: chosen ? 'swap' : null,
  label:
    t('quest.own', { vassal: nameOfFace(vassal.face), reverse: nameOfFace(vassal.reverse) }) +
    (chosen ? t('quest.chosen') : ''),
  onPress: () => {
    props.view.selection.value =
      nextSelection.own === undefined && nextSelection.offer === undefined ? NO_SELECTION : nextSelection
  },
})

const deselect = ({ own, offer }: ExchangeSelection, part: 'own' | 'offer'): ExchangeSelection =>
  part === 'own'
    ? { on: 'exchange', ...(offer !== undefined && { offer }) }
    : { on: 'exchange', ...(own !== undefined && { own }) }

/** View of a vassal of the hand that may be given. */
export const ownVassalViews = (props: BlackstoneTableProps, slot: Slot): readonly HandVassalView[] => {
  const vassal = visibleVassalIn(props.now.scene, slot)
  const selection = exchangeSelectionOf(props)
  const chosen = selection.own === slot
  return vassal
    ? [
        exchangeVassalView(
          props,
          slot,
          vassal,
          chosen,
          chosen ? deselect(selection, 'own') : { ...selection, own: slot },
        ),
      ]
    : []
}

/** View of an open vassal, by its index in `offer`. */
export const openVassalViews = (props: BlackstoneTableProps, slot: Slot, offer: number): readonly HandVassalView[] => {
  const vassal = openVassalIn(props.now.state, slot)
  const selection = exchangeSelectionOf(props)
  const chosen = selection.offer === offer
  return vassal
    ? [exchangeVassalView(props, slot, vassal, chosen, chosen ? deselect(selection, 'offer') : { ...selection, offer })]
    : []
}

/** Primary button of an exchange; disabled until both vassals are chosen. */
export const exchangeChoice = (props: BlackstoneTableProps, { own, offer }: ExchangeSelection): ChoiceView => {
  const appearance = { id: 'exchange', label: t('quest.exchange'), hint: t('quest.cost', { count: 1 }) }
  if (own === undefined) return { ...appearance, reason: t('quest.exchangeOwn'), onPress: () => {} }
  if (offer === undefined) return { ...appearance, reason: t('quest.exchangeOffer'), onPress: () => {} }
  return actionChoice(props.view, props.now, { kind: 'exchange', slot: own, offer }, appearance)
}
