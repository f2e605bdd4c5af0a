/** Loader of the rules of a table: those of its mode and of the modules that its options name. */
import type { RequestedSetup } from '../../kernel/contract.ts'
import { type BlackstoneGame, createGame, type GameParts } from './game.ts'
import { mode as kingsQuest } from './modes/kings-quest.ts'
import { MODULE_IDS } from './options.ts'

/** Parts of a plain King's Quest, whose rules all modes share: they are in this chunk, everything else is fetched. */
const KINGS_QUEST_PARTS: GameParts = { modes: [kingsQuest], modules: [], families: [] }

/** File name of a module: its option id in kebab case. */
const moduleFileName = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Names of the files that this table needs beside the plain King's Quest: that of its mode, then those of its modules.
 */
export const requiredFiles = ({ mode, options = {}, position }: RequestedSetup): readonly string[] => {
  const modules = MODULE_IDS.filter((id) => (options[id] ?? 'off') !== 'off')
  const isPlain = mode === kingsQuest.id && modules.length === 0 && position === undefined
  return isPlain ? [] : [mode, ...modules.map(moduleFileName)]
}

export const load = async (wanted: RequestedSetup): Promise<BlackstoneGame> => {
  const files = requiredFiles(wanted)
  if (files.length === 0) return createGame(KINGS_QUEST_PARTS)
  const needsPositions = wanted.position !== undefined
  return import('./loadParts.ts').then(async (module) => createGame(await module.loadParts(files, needsPositions)))
}
