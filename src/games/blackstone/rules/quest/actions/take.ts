/** Taking: a Machination of the offer, or a Knight that serves from the next turn on. */
import type { ActionOf } from '../../../actions.ts'
import type { State } from '../../../state.ts'
import { activeCourt, courtOf, firstOf, refusal, type Verb } from '../../play.ts'
import { TOKENS } from '../../tokens.ts'
import { needActions, spend } from '../actions.ts'
import { questOf } from '../quest.ts'

/** What the next card of a turn costs, by how many were taken in it; null where no more may be. */
type Price = (taken: number) => number | null

/** Queen's Quest: one action for each card. */
const flat: Price = () => 1

/** Wizard's Quest: one action for the first card of a turn, two for the second, no third (ruling 95). */
const rising: Price = (taken) => [1, 2][taken] ?? null

/** Actions that one more card of the offer costs this turn; null where no more may be taken. */
export const priceOfNext = (state: State): number | null =>
  (courtOf(state, state.seat).vassals ? rising : flat)(questOf(state).taken)

const takeFor = (price: Price): Verb<ActionOf<'take'>> => ({
  list: ({ state }) => questOf(state).offer.map((_, offer) => ({ kind: 'take', offer })),

  check(scene, { offer }) {
    const quest = questOf(scene.state)
    const cost = price(quest.taken)
    if (cost === null) return refusal('take.noMore', 95)
    return firstOf(quest.offer[offer] === undefined && refusal('take.none'), needActions(scene, cost))
  },

  act(play, { offer }) {
    const quest = questOf(play.draft)
    const [slot] = quest.offer.splice(offer, 1)
    if (slot === undefined) throw new Error('the place was checked')
    spend(play, price(quest.taken) ?? 0)
    quest.taken += 1
    activeCourt(play).hand.push(slot)
    play.tell({ kind: 'took', seat: play.draft.seat, slot })
  },
})

export const take = takeFor(flat)
export const takeDearer = takeFor(rising)

/** There are twenty Knights (ruling 104). One that was taken serves from the next turn on (103). */
export const takeKnight: Verb<ActionOf<'takeKnight'>> = {
  list: () => [{ kind: 'takeKnight' }],

  check: (scene) =>
    firstOf(
      scene.state.courts.reduce((sum, { knights }) => sum + knights, 0) >= TOKENS &&
        refusal('takeKnight.none', 104, { count: TOKENS }),
      needActions(scene, 1),
    ),

  act(play) {
    spend(play, 1)
    activeCourt(play).knights += 1
    questOf(play.draft).fresh += 1
    play.tell({ kind: 'gained', seat: play.draft.seat, knights: 1, wizards: 0 })
  },
}
