/** What may lie in the slots that a seat does not know: the box without all that it sees. For those who must imagine it. */
import type { Slot } from '../../../../kernel/contract.ts'
import { ALL_DECKS, BACKS, cardOf, GONE } from '../../cards.ts'
import { tasksOf, vassalsOf } from '../../rules/box.ts'
import { heldBy } from '../../rules/court.ts'
import { codeIn, type Scene } from '../../rules/play.ts'
import type { Rules } from '../../rules/rules.ts'
import { ratsDeckOf } from '../../rules/setup.ts'
import type { State } from '../../state.ts'

/** Slots with the same back, and the cards that may lie there: as many, or more where some stayed in the box. */
export interface Hidden {
  readonly slots: readonly Slot[]
  readonly faces: readonly number[]
  readonly sides: 1 | 2
}

/** All cards that are played with, by their backs. */
const boxOf = (rules: Rules, { setting, rats }: State): ReadonlyMap<number, readonly number[]> =>
  new Map([
    [BACKS.vassal, vassalsOf(rules, setting)],
    ...ALL_DECKS.map((deck) => [BACKS[deck], tasksOf(rules, setting, deck)] as const),
    [BACKS.rats, rats ? ratsDeckOf(setting.options) : []],
    [BACKS.family, [...rules.families.keys()]],
  ])

/** The cards that this seat sees, or was shown; what it once saw in a slot that is out of use may lie anywhere. */
const seenIn = (scene: Scene): readonly number[] =>
  scene.state.cards.flatMap((back, slot) => {
    const code = back === GONE ? GONE : scene.know(slot)
    return code < 0 ? [] : [cardOf(code)]
  })

const without = (cards: readonly number[], taken: readonly number[]): readonly number[] => {
  const left = cards.slice()
  for (const card of taken) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Every slot that lies face down and that this seat does not know. */
export const hiddenFrom = (scene: Scene): readonly Hidden[] => {
  const { state, rules } = scene
  const seen = seenIn(scene)
  const down = state.cards.flatMap((back, slot) => (back < 0 && back !== GONE && scene.know(slot) < 0 ? [slot] : []))
  return [...boxOf(rules, state)].flatMap(([back, cards]) => {
    const slots = down.filter((slot) => codeIn(state, slot) === back)
    return slots.length === 0 ? [] : [{ slots, faces: without(cards, seen), sides: back === BACKS.vassal ? 2 : 1 }]
  })
}

/** For each seat what it alone was shown and what lies face down still: its hand, and cards that lie before it to be chosen from. */
export const heldInPrivate = (state: State): readonly (readonly Slot[])[] =>
  state.courts.map((court, seat) => {
    const before = state.todo.flatMap((todo) =>
      (todo.do === 'family' || todo.do === 'keep') && todo.seat === seat ? todo.slots : [],
    )
    return [...heldBy(court), ...(court.vassals ?? []), ...before].filter((slot) => codeIn(state, slot) < 0)
  })
