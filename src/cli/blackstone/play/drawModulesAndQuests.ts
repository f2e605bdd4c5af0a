/** Lines for what modules and quests add to the table; none for those that are not in play. */

import { summarizeSets } from '../../../games/blackstone/insight/shown/summaryOfSets.ts'
import { formatFace, formatSpace } from '../../../games/blackstone/notation/cardAndSpaceNotation.ts'
import { formatCard } from '../../../games/blackstone/notation/slotNotation.ts'
import type { Scene } from '../../../games/blackstone/rules/ruleTypes.ts'
import type { Court, MarkerState } from '../../../games/blackstone/state.ts'
import type { Slot } from '../../../kernel/contract.ts'

type TextLines = readonly string[]

const cardNames = (scene: Scene, slots: readonly Slot[]): string =>
  slots.map((slot) => formatCard(scene, slot)).join(' ')

/** Line with numbers, `Offer: 1 M27, 2 M13`: an action names the card by its number. */
const numberedLine = (label: string, texts: TextLines): TextLines =>
  texts.length > 0 ? [`${label}: ${texts.map((text, index) => `${index + 1} ${text}`).join(', ')}`] : []

const intrigueText = (scene: Scene, intrigue: MarkerState): string => {
  if (intrigue.at === 'agents') return `markers on ${cardNames(scene, [intrigue.card, intrigue.vassal])}`
  if (intrigue.at === 'faceDown') return `markers on ${formatCard(scene, intrigue.card)}, face down`
  return intrigue.at === 'court' ? 'markers in court' : 'markers out'
}

const handText = (scene: Scene, vassals: readonly Slot[]): string =>
  vassals.every((slot) => scene.knownCode(slot) < 0)
    ? `${vassals.length} vassals`
    : `vassals ${cardNames(scene, vassals)}`

/** Texts for what a court has besides tokens, cards and dogs. */
export const courtExtras = (scene: Scene, { family = -1, intrigue, sets, vassals }: Court): TextLines => [
  ...(family < 0 ? [] : [formatCard(scene, family)]),
  ...(intrigue ? [intrigueText(scene, intrigue)] : []),
  ...(sets ?? []).map((set, index) => `set ${index + 1} ${cardNames(scene, set)}`),
  ...(vassals ? [handText(scene, vassals)] : []),
]

/** Line with the present values of the awaited seat's sets. */
const setLines = (scene: Scene): TextLines => {
  const court = scene.state.courts[scene.seat]
  return numberedLine(
    'Sets',
    court?.sets
      ? summarizeSets(scene.state, court).map(({ faces, value }) => `${faces.map(formatFace).join()} for ${value}`)
      : [],
  )
}

const coveredCardLines = (under: readonly (readonly Slot[])[]): TextLines => {
  const covered = under.flatMap((slots, space) =>
    slots.length > 0 ? [`${slots.length} at ${formatSpace(space)}`] : [],
  )
  return covered.length > 0 ? [`Under the top: ${covered.join(', ')}`] : []
}

/** Lines for what is beside the board. `taskText`: the full text of a task. */
export const besideBoardLines = (scene: Scene, taskText: (slot: Slot) => string): TextLines => {
  const { quest, aside = [], guards = [] } = scene.state
  return [
    ...(guards.length > 0 ? [`Guarded: ${cardNames(scene, guards)}`] : []),
    ...(aside.length > 0
      ? [
          `Set aside: ${cardNames(
            scene,
            aside.map(({ slot }) => slot),
          )}`,
        ]
      : []),
    ...(quest ? [`Actions left: ${quest.actions}`] : []),
    ...(quest?.offer ?? []).map((slot, index) => `Offer ${index + 1}: ${taskText(slot)}`),
    ...numberedLine(
      'Open vassals',
      (quest?.vassals ?? []).map((slot) => formatCard(scene, slot)),
    ),
    ...coveredCardLines(quest?.under ?? []),
    ...setLines(scene),
  ]
}
