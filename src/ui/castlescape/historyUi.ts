/** History of CastleScape: what its saves store beside what every game stores, and its texts in history and links. */
import '../../text/castlescape/bundles/sheets.ts'
import { decidedAmong, scoreOf } from '../../games/castlescape/rules/ending/score.ts'
import type { State } from '../../games/castlescape/state.ts'
import { readFields, readNumbers } from '../common/history/readFields.ts'
import type { HistoryUi } from '../table/gameUiContract.ts'
import { castleVerdict } from './verdict.ts'

/** Renown by seat: of a game that is over, the result. */
const renowns = (state: State): number[] =>
  state.guilds.map(({ renown }, seat) => (state.outcome ? scoreOf(state, seat).total : renown))

/**
 * What parted the first from the second of those who did not concede, who come last whatever was made in their seats
 * since (C28).
 */
const decidedByPlay = (state: State): string => {
  const { guilds, conceded = [] } = state
  return decidedAmong(
    state,
    guilds.flatMap((_, seat) => (conceded.includes(seat) ? [] : [seat])),
  )
}

export const historyUi: HistoryUi = {
  summaryParts: (_, now) => {
    const { site, guilds } = now.state as State
    return {
      points: renowns(now.state as State),
      goal: 0,
      site: {
        size: site.size,
        wallRows: [...site.wallRows],
        baileys: site.baileys.map(({ squares, claimedBy }) => ({ squares: [...squares], claimedBy: [...claimedBy] })),
        recruits: guilds.map(({ recruits }) => [...recruits]),
      },
    }
  },
  endingParts: (_, now) => ({
    scores: renowns(now.state as State),
    decidedByPlay: decidedByPlay(now.state as State),
  }),
  verdictOf: castleVerdict,
  statistics: {
    score: (ending) => ({ unit: 'renown', values: readNumbers(readFields(ending).scores) }),
    mean: (_, mean) => mean,
    sections: [],
  },
}
