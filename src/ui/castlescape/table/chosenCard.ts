/** The hand: which card is chosen, and what is still to be said before it is played. */
import type { ActionOf } from '../../../games/castlescape/actions.ts'
import type { Slot } from '../../../kernel/contract.ts'
import type { CastleSnapshot, CastleTableView } from './castleTableView.ts'

/** Ways to play the chosen card. */
const waysToPlay = ({ legalActions }: CastleSnapshot, slot: Slot): readonly ActionOf<'play'>[] =>
  legalActions.flatMap((action) => (action.kind === 'play' && action.card === slot ? [action] : []))

/** Ways to play the chosen card that agree with the branch chosen so far. */
export const openWays = ({ choices }: CastleTableView, now: CastleSnapshot): readonly ActionOf<'play'>[] => {
  const slot = choices.card.value
  if (slot === null) return []
  const ways = waysToPlay(now, slot)
  const branch = choices.branch.value
  return branch === null ? ways : ways.filter((way) => way.branch === branch)
}

/** What is asked before the chosen card is played: which of its branches, or against whom; null for nothing. */
export const cardAsk = (view: CastleTableView, now: CastleSnapshot): 'branch' | 'rival' | null => {
  const ways = openWays(view, now)
  if (new Set(ways.map(({ branch }) => branch)).size > 1) return 'branch'
  return ways.length > 1 ? 'rival' : null
}
