/** Wizard's Quest: a vassal of the hand for one that lies open. */
import { vassalSeen } from '../../../../games/blackstone/insight/laying.ts'
import { vassalIn } from '../../../../games/blackstone/insight/sight.ts'
import type { Slot } from '../../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'
import { nameOfFace } from '../../names.ts'
import type { Choice, Vassal } from '../../props.ts'
import type { HeldView } from '../../WizardHand.tsx'
import type { AtTable } from '../chapter.ts'
import { button } from '../choices.ts'
import { NOTHING, type Pick } from '../pick.ts'

export type ExchangePick = Extract<Pick, { on: 'exchange' }>

/** What is chosen of both; nothing of either where something else is picked up. */
export const exchanging = ({ sitting }: AtTable): ExchangePick => {
  const pick = sitting.pick.value
  return pick.on === 'exchange' ? pick : { on: 'exchange' }
}

const held = (at: AtTable, id: number, vassal: Vassal, chosen: boolean, next: ExchangePick): HeldView => ({
  id,
  vassal,
  fits: null,
  tag: chosen ? 'swap' : null,
  label:
    t('quest.own', { vassal: nameOfFace(vassal.face), reverse: nameOfFace(vassal.reverse) }) +
    (chosen ? t('quest.chosen') : ''),
  onPress: () => {
    at.sitting.pick.value = next.own === undefined && next.offer === undefined ? NOTHING : next
  },
})

const omit = ({ own, offer }: ExchangePick, what: 'own' | 'offer'): ExchangePick =>
  what === 'own'
    ? { on: 'exchange', ...(offer !== undefined && { offer }) }
    : { on: 'exchange', ...(own !== undefined && { own }) }

/** A vassal of the hand, to be given. */
export const ownHeld = (at: AtTable, slot: Slot): readonly HeldView[] => {
  const seen = vassalSeen(at.now.scene, slot)
  const pick = exchanging(at)
  const chosen = pick.own === slot
  return seen ? [held(at, slot, seen, chosen, chosen ? omit(pick, 'own') : { ...pick, own: slot })] : []
}

/** A vassal that lies open, by its place. */
export const openHeld = (at: AtTable, slot: Slot, offer: number): readonly HeldView[] => {
  const vassal = vassalIn(at.now.state, slot)
  const pick = exchanging(at)
  const chosen = pick.offer === offer
  return vassal ? [held(at, slot, vassal, chosen, chosen ? omit(pick, 'offer') : { ...pick, offer })] : []
}

/** The gilded button while both are being chosen. */
export const exchangeDeed = (at: AtTable, { own, offer }: ExchangePick): Choice => {
  const look = { id: 'exchange', label: t('quest.exchange'), hint: t('quest.cost', { count: 1 }) }
  if (own === undefined) return { ...look, reason: t('quest.exchangeOwn'), onPress: () => {} }
  if (offer === undefined) return { ...look, reason: t('quest.exchangeOffer'), onPress: () => {} }
  return button(at.sitting, at.now, { kind: 'exchange', slot: own, offer }, look)
}
