/** What modules and quests put on the table beside the cards of every game: a line each, none where they are not in play. */

import { setWorths } from '../../games/blackstone/insight/sets.ts'
import { makeFace, makeSpace } from '../../games/blackstone/notation/cards.ts'
import { makeCard } from '../../games/blackstone/notation/slot.ts'
import type { Scene } from '../../games/blackstone/rules/play.ts'
import type { Court, Intrigue } from '../../games/blackstone/state.ts'
import type { Slot } from '../../kernel/contract.ts'

type Lines = readonly string[]

const namesOf = (scene: Scene, slots: readonly Slot[]): string => slots.map((slot) => makeCard(scene, slot)).join(' ')

/** `Offer: 1 M27, 2 M13`: what stands first is how an action names the card. */
const numbered = (what: string, texts: Lines): Lines =>
  texts.length > 0 ? [`${what}: ${texts.map((text, at) => `${at + 1} ${text}`).join(', ')}`] : []

const intrigueText = (scene: Scene, intrigue: Intrigue): string => {
  if (intrigue.at === 'agents') return `markers on ${namesOf(scene, [intrigue.card, intrigue.vassal])}`
  if (intrigue.at === 'faceDown') return `markers on ${makeCard(scene, intrigue.card)}, face down`
  return intrigue.at === 'court' ? 'markers in court' : 'markers out'
}

const handText = (scene: Scene, vassals: readonly Slot[]): string =>
  vassals.every((slot) => scene.know(slot) < 0) ? `${vassals.length} vassals` : `vassals ${namesOf(scene, vassals)}`

/** What a court has besides tokens, cards and dogs. */
export const courtExtras = (scene: Scene, { family = -1, intrigue, sets, vassals }: Court): Lines => [
  ...(family < 0 ? [] : [makeCard(scene, family)]),
  ...(intrigue ? [intrigueText(scene, intrigue)] : []),
  ...(sets ?? []).map((set, at) => `set ${at + 1} ${namesOf(scene, set)}`),
  ...(vassals ? [handText(scene, vassals)] : []),
]

/** What the sets of the awaited seat are worth now. */
const setLines = (scene: Scene): Lines => {
  const court = scene.state.courts[scene.seat]
  return numbered(
    'Sets',
    court?.sets
      ? setWorths(scene.state, court).map(({ faces, worth }) => `${faces.map(makeFace).join()} for ${worth}`)
      : [],
  )
}

const underLines = (under: readonly (readonly Slot[])[]): Lines => {
  const covered = under.flatMap((slots, space) => (slots.length > 0 ? [`${slots.length} at ${makeSpace(space)}`] : []))
  return covered.length > 0 ? [`Under the top: ${covered.join(', ')}`] : []
}

/** What lies beside the board. `taskText` tells a task in full. */
export const besides = (scene: Scene, taskText: (slot: Slot) => string): Lines => {
  const { quest, aside = [], guards = [] } = scene.state
  return [
    ...(guards.length > 0 ? [`Guarded: ${namesOf(scene, guards)}`] : []),
    ...(aside.length > 0
      ? [
          `Set aside: ${namesOf(
            scene,
            aside.map(({ slot }) => slot),
          )}`,
        ]
      : []),
    ...(quest ? [`Actions left: ${quest.actions}`] : []),
    ...(quest?.offer ?? []).map((slot, at) => `Offer ${at + 1}: ${taskText(slot)}`),
    ...numbered(
      'Open vassals',
      (quest?.vassals ?? []).map((slot) => makeCard(scene, slot)),
    ),
    ...underLines(quest?.under ?? []),
    ...setLines(scene),
  ]
}
