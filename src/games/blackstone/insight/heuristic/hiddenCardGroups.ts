/**
 * Cards that may lie in the slots that a seat does not know: the box without the cards that it sees. A search samples
 * worlds from them.
 */
import type { Slot } from '#src/kernel/contract.ts'
import { ALL_DECKS, BACKS, cardOf, OUT_OF_USE } from '../../cards.ts'
import { tasksOfDeck, vassalsInPlay } from '../../rules/cardsInPlay.ts'
import { codeInSlot, tasksHeldBy } from '../../rules/engine/slots.ts'
import type { Rules, Scene } from '../../rules/ruleTypes.ts'
import { ratsDeckFor } from '../../rules/setup.ts'
import type { State } from '../../state.ts'

/**
 * Slots with the same back, and the cards that may lie there: as many as slots, or more where some cards stayed in the
 * box.
 */
export interface HiddenGroup {
  readonly slots: readonly Slot[]
  readonly faces: readonly number[]
  readonly sides: 1 | 2
}

/** All cards that are played with, by their backs. */
const cardsByBack = (rules: Rules, { setting, rats }: State): ReadonlyMap<number, readonly number[]> =>
  new Map([
    [BACKS.vassal, vassalsInPlay(rules, setting)],
    ...ALL_DECKS.map((deck) => [BACKS[deck], tasksOfDeck(rules, setting, deck)] as const),
    [BACKS.rats, rats ? ratsDeckFor(setting.options) : []],
    [BACKS.family, [...rules.families.keys()]],
  ])

/**
 * Cards that this seat sees or was shown. A card that it once saw in a slot that is now out of use may lie anywhere.
 */
const knownCards = (scene: Scene): readonly number[] =>
  scene.state.cards.flatMap((back, slot) => {
    const code = back === OUT_OF_USE ? OUT_OF_USE : scene.knownCode(slot)
    return code < 0 ? [] : [cardOf(code)]
  })

const removeCards = (cards: readonly number[], taken: readonly number[]): readonly number[] => {
  const remaining = cards.slice()
  for (const card of taken) {
    const index = remaining.indexOf(card)
    if (index >= 0) remaining.splice(index, 1)
  }
  return remaining
}

/** All slots that lie face down and that this seat does not know. */
export const hiddenGroups = (scene: Scene): readonly HiddenGroup[] => {
  const { state, rules } = scene
  const knownFaces = knownCards(scene)
  const unknownSlots = state.cards.flatMap((back, slot) =>
    back < 0 && back !== OUT_OF_USE && scene.knownCode(slot) < 0 ? [slot] : [],
  )
  return [...cardsByBack(rules, state)].flatMap(([back, cards]) => {
    const slots = unknownSlots.filter((slot) => codeInSlot(state, slot) === back)
    return slots.length === 0
      ? []
      : [{ slots, faces: removeCards(cards, knownFaces), sides: back === BACKS.vassal ? 2 : 1 }]
  })
}

/** Slots that each seat alone was shown and that still lie face down: its hand, and cards that it is to choose from. */
export const privateSlots = (state: State): readonly (readonly Slot[])[] =>
  state.courts.map((court, seat) => {
    const slotsToChooseFrom = state.todo.flatMap((todo) =>
      (todo.do === 'family' || todo.do === 'keep') && todo.seat === seat ? todo.slots : [],
    )
    return [...tasksHeldBy(court), ...(court.vassals ?? []), ...slotsToChooseFrom].filter(
      (slot) => codeInSlot(state, slot) < 0,
    )
  })
