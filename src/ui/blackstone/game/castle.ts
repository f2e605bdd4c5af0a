/** The game of a table, fetched: the rules of its mode, with the chapter of positions where it starts from one. */
import { type Castle, makeGame, type Parts } from '../../../games/blackstone/game.ts'
import type { Mode } from '../../../games/blackstone/rules/mode.ts'
import type { Json } from '../../../kernel/json.ts'

/** What a header, or the wish for a new game, says of the rules. */
interface Wanted {
  readonly mode: string
  readonly position?: Json
}

const MODES = '../../../games/blackstone/modes/'
/** Those that the table can show. */
const modes = import.meta.glob<Mode>('../../../games/blackstone/modes/{kings-quest,puzzle-master}.ts', {
  import: 'mode',
})

const fetchPositions = async (): Promise<Pick<Parts, 'positions'>> => {
  const [{ layPosition }, { hiddenCards }] = await Promise.all([
    import('../../../games/blackstone/position/lay.ts'),
    import('../../../games/blackstone/position/hidden.ts'),
  ])
  return { positions: { lay: layPosition, hidden: hiddenCards } }
}

/** What the table cannot show yet this game refuses: other modes, and modules that are in play. */
export const castleFor = async ({ mode, position }: Wanted): Promise<Castle> => {
  const found = await modes[`${MODES}${mode}.ts`]?.()
  const positions = position === undefined ? {} : await fetchPositions()
  return makeGame({ modes: found ? [found] : [], modules: [], families: [], ...positions })
}
