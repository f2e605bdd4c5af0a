/** Coached first turn of a quest: tips that follow one another. Each has a sentence `firstTurn.ID`. */
import type { Action } from '../../../games/blackstone/actions.ts'
import type { firstTurns } from '../../../text/blackstone/en/learn/firstTurns.ts'
import type { BlackstoneTableProps } from '../table/blackstoneTableView.ts'

type StepIdOf<Key> = Key extends `firstTurn.${infer Id}` ? Id : never

export interface FirstTurnTip {
  readonly id: StepIdOf<keyof typeof firstTurns>
  /**
   * True while the tip matters to the player whose turn it is. The next one comes when it no longer does, a more
   * urgent one at once.
   */
  readonly when: (props: BlackstoneTableProps) => boolean
}

const FILES = import.meta.glob<readonly FirstTurnTip[]>('./firstTurns/*.ts', { import: 'tips', eager: true })

/** Tips of this mode's first turn, the most urgent first; none where it has no file. */
export const firstTurnTipsOf = (mode: string): readonly FirstTurnTip[] => FILES[`./firstTurns/${mode}.ts`] ?? []

export const isFirstRound = ({ now }: BlackstoneTableProps): boolean => now.state.round <= 1

export const canDo = ({ now }: BlackstoneTableProps, ...kinds: readonly Action['kind'][]): boolean =>
  now.legalActions.some(({ kind }) => kinds.includes(kind))
