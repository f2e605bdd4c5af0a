/** What is kept of a game beside its log, so that Home can show it without loading it. */
import { SPACES } from '../../../games/blackstone/board.ts'
import { factionOf } from '../../../games/blackstone/faces.ts'
import { vassalAt } from '../../../games/blackstone/insight/sight.ts'
import type { State } from '../../../games/blackstone/state.ts'
import type { Database } from '../../../store/database.ts'
import { markFinished, summarise } from '../../../store/saves.ts'
import { kept, writeSummary } from '../../shell/summary.ts'
import { t } from '../../text/t.ts'
import { playersOf } from './players.ts'
import type { Sitting } from './sitting.ts'
import { goalOf } from './views.ts'

const factionsOf = (state: State): readonly number[] =>
  SPACES.map((space) => {
    const vassal = vassalAt(state, space)
    return vassal && vassal !== 'hidden' ? factionOf(vassal.face) : -1
  })

/** It is of no weight: where it fails, Home shows less. */
export const keepSummary = (database: Database, sitting: Sitting): void => {
  const { header, names, now, chapters } = sitting
  const { state, outcome, seat, waits } = now.value
  const players = goalOf(state) > 0 || chapters.standing ? playersOf(sitting, now.value) : []
  const summary = writeSummary({
    note: outcome ? t('told.over') : t('home.turnOf', { name: names[waits ?? seat] ?? '' }),
    factions: factionsOf(state),
    points: players.map(({ count }) => count),
    words: players.map(({ words }) => words),
  })
  summarise(database, header.id, summary)
    .then(() => markFinished(database, header.id, outcome !== null))
    .then(() => {
      kept.value += 1
    })
    .catch(() => undefined)
}
