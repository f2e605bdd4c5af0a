/** The game of a table, fetched: the rules of its mode alone, or all there are where modules or a position ask for them. */
import { type Castle, makeGame } from '../../../games/blackstone/game.ts'
import { MODULES } from '../../../games/blackstone/options.ts'
import type { Mode } from '../../../games/blackstone/rules/mode.ts'
import type { Options } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { writeOut } from '../../../kernel/options.ts'

/** What a header, or the wish for a new game, says of the rules. */
interface Wanted {
  readonly mode: string
  readonly options?: Options
  readonly position?: Json
}

const MODES = '../../../games/blackstone/modes/'
/** Those that come without all the others. */
const modes = import.meta.glob<Mode>('../../../games/blackstone/modes/{kings-quest,puzzle-master}.ts', {
  import: 'mode',
})

const hasModules = (mode: Mode, chosen?: Options): boolean => {
  const options = writeOut(mode, chosen)
  return MODULES.some((id) => (options[id] ?? 'off') !== 'off')
}

/** What the rules then lack, they refuse: a mode that is not known, or a value that an option does not have. */
export const castleFor = async ({ mode, options, position }: Wanted): Promise<Castle> => {
  const found = await modes[`${MODES}${mode}.ts`]?.()
  return found && position === undefined && !hasModules(found, options)
    ? makeGame({ modes: [found], modules: [], families: [] })
    : (await import('../../../games/blackstone/index.ts')).game
}
