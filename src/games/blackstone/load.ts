/** Loader of the rules of a table: those of its mode and of the modules that its options name. */
import type { RequestedSetup } from '../../kernel/contract.ts'
import { dealMode } from './dealMode.ts'
import { type BlackstoneGame, createGame, type GameParts } from './game.ts'
import { MODULE_IDS } from './options.ts'
import { createStagedGame } from './stagedGame.ts'

/** Parts with which a plain King's Quest is dealt: they are in this chunk, everything else is fetched. */
const DEAL_PARTS: GameParts = { modes: [dealMode], modules: [], families: [] }

/** File name of a module: its option id in kebab case. */
const moduleFileName = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Names of the files that this table needs beside the plain King's Quest: that of its mode, then those of its modules.
 */
export const requiredFiles = ({ mode, options = {}, position }: RequestedSetup): readonly string[] => {
  const modules = MODULE_IDS.filter((id) => (options[id] ?? 'off') !== 'off')
  const isPlain = mode === dealMode.id && modules.length === 0 && position === undefined
  return isPlain ? [] : [mode, ...modules.map(moduleFileName)]
}

/** Rules of a table. */
export interface TableRules {
  readonly game: BlackstoneGame
  /**
   * Fetches the rules that `game` lacks, once: until it resolves, `game` can deal and no more. Absent where it lacks none.
   */
  loadRest?(): Promise<void>
}

/** Rules that can deal a table; those of a plain King's Quest are split there, so that its board stands early. */
export const loadToDeal = async (wanted: RequestedSetup): Promise<TableRules> => {
  const files = requiredFiles(wanted)
  if (files.length > 0) {
    const needsPositions = wanted.position !== undefined
    return import('./loadParts.ts').then(async (module) => ({
      game: createGame(await module.loadParts(files, needsPositions)),
    }))
  }
  const { game, replaceBy } = createStagedGame(createGame(DEAL_PARTS))
  let rest: Promise<void> | undefined
  const loadRest = () => (rest ??= import('./plainGame.ts').then((module) => replaceBy(module.plainGame)))
  return { game, loadRest }
}

export const load = async (wanted: RequestedSetup): Promise<BlackstoneGame> => {
  const { game, loadRest } = await loadToDeal(wanted)
  await loadRest?.()
  return game
}
