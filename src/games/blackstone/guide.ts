/**
 * Guide of Blackstone Castle for bots and for the hints of its screens: the rules of every mode, and how good a
 * position is.
 */

import type { Slot, View } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { ALL_FAMILIES } from './allFamilies.ts'
import { createGame } from './createGame.ts'
import { type CheapestResult, findCheapestRoute } from './insight/completionSearch/findCheapestRoute.ts'
import { createGuide } from './insight/heuristic/createGuide.ts'
import { PLAY_SUPPORT } from './plainGame.ts'
import type { Mode, Module } from './rules/ruleTypes.ts'
import type { State } from './state.ts'

const modes = import.meta.glob<Mode>('./modes/*.ts', { eager: true, import: 'mode' })
const modules = import.meta.glob<Module>('./modules/*.ts', { eager: true, import: 'module' })

const game = createGame({
  modes: Object.values(modes),
  modules: Object.values(modules),
  families: ALL_FAMILIES,
  play: PLAY_SUPPORT,
})

/** The cheapest way to each of these tasks of the seat's hand; null if none was found. */
export type TaskCosts = readonly (CheapestResult | null)[]

const findTaskCosts = (view: View<State>, cards: Json): TaskCosts => {
  const scene = game.sceneOf(view)
  return (cards as readonly Slot[]).map((card) => findCheapestRoute(scene, card))
}

export const guide = { ...createGuide(game), game, answers: { costs: findTaskCosts } }
