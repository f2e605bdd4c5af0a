/** Blackstone Castle, whole: every mode, module and family that is found, and positions to start from. */
import { FAMILIES } from './everyFamily.ts'
import { makeGame } from './game.ts'
import { hiddenCards } from './position/hidden.ts'
import { layPosition } from './position/lay.ts'
import type { Mode } from './rules/mode.ts'
import type { Module } from './rules/module.ts'

export type { Blackstone } from './game.ts'

const modes = import.meta.glob<Mode>('./modes/*.ts', { eager: true, import: 'mode' })
const modules = import.meta.glob<Module>('./modules/*.ts', { eager: true, import: 'module' })

export const game = makeGame({
  modes: Object.values(modes),
  modules: Object.values(modules),
  families: FAMILIES,
  positions: { lay: layPosition, hidden: hiddenCards },
})

export const { sceneOf, whyNot } = game
