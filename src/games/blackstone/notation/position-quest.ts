/** The zones of the Queen's and the Wizard's Quest as a position document says them. */
import type { Slot } from '../../../kernel/contract.ts'
import type { HiddenHalf } from '../position/document.ts'
import type { Scene } from '../rules/play.ts'
import type { Court } from '../state.ts'
import { makeSpace } from './cards.ts'
import { makeCard } from './slot.ts'
import { hiddenIn, isOpen, namesOf } from './zone.ts'

const underOf = (scene: Scene, under: readonly (readonly Slot[])[]): Record<string, string[]> =>
  Object.fromEntries(
    under.flatMap((slots, space) => (slots.length > 0 ? [[makeSpace(space), namesOf(scene, slots)] as const] : [])),
  )

export const questOf = (scene: Scene) => {
  const { quest } = scene.state
  if (!quest) return {}
  const { offer, vassals, under, rest, ...counts } = quest
  const wizards = under.length > 0 && {
    vassals: namesOf(scene, vassals),
    under: underOf(scene, under),
    rest: rest.length,
  }
  return { quest: { offer: namesOf(scene, offer), ...wizards, ...counts } }
}

const handOf = (scene: Scene, vassals: readonly Slot[]): string[] =>
  vassals.map((slot) => (isOpen(scene.state, slot) ? makeCard(scene, slot) : 'vassal'))

export const questCourtOf = (scene: Scene, { sets, vassals }: Court) => ({
  ...(sets && { sets: sets.map((set) => namesOf(scene, set)) }),
  ...(vassals && { vassals: handOf(scene, vassals) }),
})

export const questHiddenOf = (scene: Scene): HiddenHalf => {
  const { courts, quest } = scene.state
  if (!quest || quest.under.length === 0) return {}
  return { vassals: courts.map(({ vassals = [] }) => hiddenIn(scene, vassals)), rest: hiddenIn(scene, quest.rest) }
}
