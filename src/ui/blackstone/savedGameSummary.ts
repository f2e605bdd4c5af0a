/** Summary of a save, stored beside its log for Home, the history and the statistics. */
import { SPACES } from '../../games/blackstone/board.ts'
import { factionOf } from '../../games/blackstone/faces.ts'
import { metricOf } from '../../games/blackstone/insight/metric.ts'
import { courtScores } from '../../games/blackstone/insight/shown/courtScores.ts'
import { vassalAt } from '../../games/blackstone/insight/tableCards.ts'
import { familyOf } from '../../games/blackstone/rules/court/familyOf.ts'
import type { State } from '../../games/blackstone/state.ts'
import type { Json } from '../../kernel/json.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from './table/blackstoneTableView.ts'

/** Factions of the 25 spaces in reading order, -1 where no vassal shows. */
export const listFactionsBySpace = (state: State): number[] =>
  SPACES.map((space) => {
    const vassal = vassalAt(state, space)
    return vassal && vassal !== 'hidden' ? factionOf(vassal.face) : -1
  })

/** Progress and goal of each seat, as on its chip; empty if no seat has progress of its own. */
const listStandings = (
  { extensions }: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
): readonly { readonly count: number; readonly of: number }[] => {
  const goal = Number(now.state.setting.options.points ?? 0)
  if (goal === 0 && !extensions.progress) return []
  return courtScores(now.state).map(({ seat, total }) => extensions.progress?.(now, seat) ?? { count: total, of: goal })
}

export const buildSummary = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
): { readonly [part: string]: Json } => {
  const { state, rules } = now.scene
  const standings = listStandings(view, now)
  return {
    factions: listFactionsBySpace(state),
    points: standings.map(({ count }) => count),
    goal: standings[0]?.of ?? 0,
    yardstick: metricOf(state),
    families: state.courts.map((court) => familyOf(rules, state, court)?.id ?? ''),
  }
}
