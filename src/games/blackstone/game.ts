/** The whole game: every mode, module and family that is found, and support for positions. */
import { ALL_FAMILIES } from './allFamilies.ts'
import { createGame } from './createGame.ts'
import { PLAY_SUPPORT } from './plainGame.ts'
import { createStateFromPosition } from './position/createStateFromPosition.ts'
import { readHiddenCards } from './position/readHiddenCards.ts'
import type { Mode, Module } from './rules/ruleTypes.ts'

export type { BlackstoneTypes } from './createGame.ts'

const modes = import.meta.glob<Mode>('./modes/*.ts', { eager: true, import: 'mode' })
const modules = import.meta.glob<Module>('./modules/*.ts', { eager: true, import: 'module' })

export const game = createGame({
  modes: Object.values(modes),
  modules: Object.values(modules),
  families: ALL_FAMILIES,
  positions: { createState: createStateFromPosition, readHiddenCards },
  play: PLAY_SUPPORT,
})

export const { sceneOf, findRefusal } = game
