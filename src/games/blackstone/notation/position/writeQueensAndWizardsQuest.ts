/** Position document: zones of the Queen's and the Wizard's Quest. */
import type { Slot } from '#src/kernel/contract.ts'
import type { HiddenHalf } from '../../position/positionSchema.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import type { Court } from '../../state.ts'
import { formatSpace } from '../cardAndSpaceNotation.ts'
import { formatCards, formatHiddenCards, isOpenSlot } from '../formatCards.ts'
import { formatCard } from '../slotNotation.ts'

const writeUnder = (scene: Scene, under: readonly (readonly Slot[])[]): Record<string, string[]> =>
  Object.fromEntries(
    under.flatMap((slots, space) =>
      slots.length > 0 ? [[formatSpace(space), formatCards(scene, slots)] as const] : [],
    ),
  )

export const writeQuest = (scene: Scene) => {
  const { quest } = scene.state
  if (!quest) return {}
  const { offer, vassals, under, rest, ...counts } = quest
  const wizardsZones = under.length > 0 && {
    vassals: formatCards(scene, vassals),
    under: writeUnder(scene, under),
    rest: rest.length,
  }
  return { quest: { offer: formatCards(scene, offer), ...wizardsZones, ...counts } }
}

const writeVassalHand = (scene: Scene, vassals: readonly Slot[]): string[] =>
  vassals.map((slot) => (isOpenSlot(scene.state, slot) ? formatCard(scene, slot) : 'vassal'))

export const writeQuestCourt = (scene: Scene, { sets, vassals }: Court) => ({
  ...(sets && { sets: sets.map((set) => formatCards(scene, set)) }),
  ...(vassals && { vassals: writeVassalHand(scene, vassals) }),
})

export const writeHiddenQuest = (scene: Scene): HiddenHalf => {
  const { courts, quest } = scene.state
  if (!quest || quest.under.length === 0) return {}
  return {
    vassals: courts.map(({ vassals = [] }) => formatHiddenCards(scene, vassals)),
    rest: formatHiddenCards(scene, quest.rest),
  }
}
