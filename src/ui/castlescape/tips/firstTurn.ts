/** Coached first turn: tips that follow one another, the most urgent first. Each has a sentence `firstTurn.ID`. */
import { leftToUseIn } from '../../../games/castlescape/insight/leftToUse.ts'
import type { firstTurns } from '../../../text/castlescape/en/learn/firstTurns.ts'
import { type CastleProps, taskOf } from '../table/castleTableView.ts'
import { type CastleTip, canDo, canPlay, isFirstRound } from './tip.ts'

type StepIdOf<Key> = Key extends `castlescape.firstTurn.${infer Id}` ? Id : never
export type StepId = StepIdOf<keyof typeof firstTurns>

const waits = ({ now: { state } }: CastleProps) => leftToUseIn(state.turn)

/** Nothing is left to be placed, and no card without a penalty to be played. */
const isPlacedAndPlayed = (props: CastleProps): boolean =>
  !canPlay(props, false) && !canDo(props, 'build') && !canDo(props, 'post')

const STEPS: readonly CastleTip<StepId>[] = [
  { id: 'keep', when: ({ now }) => taskOf(now)?.do === 'keep' },
  { id: 'order', when: (props) => canDo(props, 'build') && canDo(props, 'post') },
  { id: 'walls', when: (props) => canDo(props, 'build') },
  { id: 'post', when: (props) => canDo(props, 'post') && !canPlay(props, false) },
  { id: 'buy', when: (props) => isPlacedAndPlayed(props) && canDo(props, 'buy') },
  { id: 'end', when: (props) => isPlacedAndPlayed(props) && canDo(props, 'end') && waits(props).gold < 2 },
  { id: 'cards', when: (props) => canPlay(props, false) },
]

export const FIRST_TURN: readonly CastleTip<StepId>[] = STEPS.map(({ id, when }) => ({
  id,
  when: (props) => isFirstRound(props) && when(props),
}))
