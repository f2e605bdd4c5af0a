/**
 * Loader of the rules of a table. The plain King's Quest is dealt by what is here, and the rules of its moves are
 * fetched behind its board; every other table has the whole game.
 */
import type { RequestedSetup } from '../../kernel/contract.ts'
import { type BlackstoneGame, createGame } from './createGame.ts'
import { MODULE_IDS } from './options.ts'
import { plainSetupMode } from './plainSetupMode.ts'

/** File name of a module: its option id in kebab case. */
const moduleFileName = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Names of the mode and the modules of this table beside the plain King's Quest, as their files are called. */
export const namesBesidePlain = ({ mode, options = {}, position }: RequestedSetup): readonly string[] => {
  const modules = MODULE_IDS.filter((id) => (options[id] ?? 'off') !== 'off')
  const isPlain = mode === plainSetupMode.id && modules.length === 0 && position === undefined
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

/**
 * Game that can deal, until the whole one is there and takes its place. Whoever has it need not be told: the whole game
 * makes the same of every table that was dealt.
 */
const createStagedGame = (dealing: BlackstoneGame) => {
  let current = dealing
  const game: BlackstoneGame = {
    id: dealing.id,
    version: dealing.version,
    get modes() {
      return current.modes
    },
    rulesIn: (setting) => current.rulesIn(setting),
    sceneOf: (view) => current.sceneOf(view),
    findRefusal: (view, action) => current.findRefusal(view, action),
    setup: (table) => current.setup(table),
    hiddenCards: (table, hidden) => current.hiddenCards(table, hidden),
    parseAction: (json) => current.parseAction(json),
    turn: (state) => current.turn(state),
    legal: (view) => current.legal(view),
    openings: (state, seat, action) => current.openings(state, seat, action),
    apply: (state, move) => current.apply(state, move),
    mutate: (draft, move) => current.mutate(draft, move),
    copy: (state) => current.copy(state),
  }
  const replaceBy = (whole: BlackstoneGame): void => {
    current = whole
  }
  return { game, replaceBy }
}

/** Rules that can deal a table; those of a plain King's Quest are split there, so that its board stands early. */
export const loadToDeal = async (wanted: RequestedSetup): Promise<TableRules> => {
  if (namesBesidePlain(wanted).length > 0) return { game: (await import('./game.ts')).game }
  const { game, replaceBy } = createStagedGame(createGame({ modes: [plainSetupMode], modules: [], families: [] }))
  let rest: Promise<void> | undefined
  const loadRest = () => (rest ??= import('./plainGame.ts').then((module) => replaceBy(module.plainGame)))
  return { game, loadRest }
}

export const load = async (wanted: RequestedSetup): Promise<BlackstoneGame> => {
  const { game, loadRest } = await loadToDeal(wanted)
  await loadRest?.()
  return game
}
