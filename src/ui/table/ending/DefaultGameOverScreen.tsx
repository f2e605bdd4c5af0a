/** End screen of a game that has none of its own: it says who won. */
import '../../../text/bundles/sheets.ts'
import type { GameOverScreenProps } from '../gameUiContract.ts'
import { EndOfGame } from './EndOfGame.tsx'
import { peopleNames } from './peopleNames.ts'
import { endingOf } from './tableEnding.ts'
import { describeVerdict } from './verdict.ts'

export const DefaultGameOverScreen = (props: GameOverScreenProps) => {
  const { view, now } = props
  const verdict = describeVerdict(null, { ending: endingOf(view, now, null) }, view.names, peopleNames(view))
  const winner = now.outcome?.ranks.indexOf(1) ?? -1
  return verdict && <EndOfGame {...props} {...verdict} banner={winner < 0 ? { icon: 'cross' } : { seat: winner }} />
}
