/** Tips for beginners, each shown once when it matters, in order of priority. Each has a sentence `tip.ID`. */
import type { tips } from '../../../text/castlescape/en/learn/tips.ts'
import type { CastleProps } from '../table/castleTableView.ts'
import { type CastleTip, canDo, canPlay, isFirstRound } from './tip.ts'

type TipIdOf<Key> = Key extends `castlescape.tip.${infer Id}` ? Id : never
export type TipId = TipIdOf<keyof typeof tips>

/** Walls of the quarry, and a level of Infamy, at which a tip warns. */
const FEW_WALLS = 4
const MUCH_INFAMY = 2
/** Round from which whoever may be stuck is told of hints. */
const HINT_ROUND = 3

const roundOf = ({ now: { state } }: CastleProps): number => Math.ceil(state.turnNumber / state.guilds.length)

export const TIPS: readonly CastleTip<TipId>[] = [
  { id: 'goal', when: (props) => canDo(props, 'claim') },
  {
    id: 'inspection',
    when: ({ now: { state } }) => state.lastSeat < 0 && state.marker > 1 && state.quarry <= FEW_WALLS,
  },
  { id: 'lastTurns', when: ({ now: { state } }) => state.lastSeat >= 0 },
  { id: 'infamy', when: ({ now: { state, seat } }) => (state.guilds[seat]?.infamy ?? 0) >= MUCH_INFAMY },
  { id: 'occupation', when: (props) => props.now.state.site.baileys.length > 0 && canDo(props, 'post') },
  { id: 'penalty', when: (props) => canPlay(props, true) },
  {
    id: 'glass',
    when: (props) => !isFirstRound(props) && canDo(props, 'build') && matchMedia('(pointer: coarse)').matches,
  },
  { id: 'contracts', when: (props) => !isFirstRound(props) },
  { id: 'lamp', when: (props) => roundOf(props) >= HINT_ROUND },
]
