/** What is kept of a game beside its log, so that Home and the history can show it without loading it. */
import { SPACES } from '../../../games/blackstone/board.ts'
import { factionOf } from '../../../games/blackstone/faces.ts'
import { vassalAt } from '../../../games/blackstone/insight/sight.ts'
import { yardstickOf } from '../../../games/blackstone/insight/yardstick.ts'
import { familyOf } from '../../../games/blackstone/rules/family.ts'
import type { State } from '../../../games/blackstone/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { Database } from '../../../store/database.ts'
import { markFinished, summarise } from '../../../store/saves.ts'
import { type Played, writePlayed } from '../../history/played.ts'
import { kept, writeSummary } from '../../shell/summary.ts'
import type { Table } from './atHand.ts'
import { endingOf } from './endingOf.ts'
import { playersOf } from './players.ts'
import type { Now, Sitting } from './sitting.ts'
import { goalOf } from './views.ts'

/** Who plays: the seats of the people at this phone, and the bots. */
export type Seated = Pick<Table, 'seats' | 'bots'>

const factionsOf = (state: State): readonly number[] =>
  SPACES.map((space) => {
    const vassal = vassalAt(state, space)
    return vassal && vassal !== 'hidden' ? factionOf(vassal.face) : -1
  })

const onlyOne = (seats: readonly Seat[]): Seat | null => (seats.length === 1 ? (seats[0] ?? null) : null)

const playedOf = (sitting: Sitting, now: Now, { seats, bots }: Seated): Played => {
  const { rules, state } = now.scene
  const levels = bots?.levels.peek()
  return {
    me: onlyOne(seats().filter((seat) => !levels?.has(seat))),
    people: sitting.names.length - (levels?.size ?? 0),
    bots: sitting.names.map((_, seat) => levels?.get(seat) ?? ''),
    families: state.courts.map((court) => familyOf(rules, state, court)?.id ?? ''),
    ending: endingOf(sitting, now),
  }
}

/** It is of no weight: where it fails, Home and the history show less. */
export const keepSummary = (database: Database, sitting: Sitting, seated: Seated): void => {
  const { header, chapters } = sitting
  const now = sitting.now.value
  const { state, outcome, seat, waits } = now
  const goal = goalOf(state)
  const players = goal > 0 || chapters.standing ? playersOf(sitting, now) : []
  const summary = writeSummary(
    {
      factions: factionsOf(state),
      points: players.map(({ count }) => count),
      goal: players[0]?.of ?? 0,
      yardstick: yardstickOf(state),
      turn: outcome ? null : (waits ?? seat),
    },
    writePlayed(playedOf(sitting, now, seated)),
  )
  summarise(database, header.id, summary)
    .then(() => markFinished(database, header.id, outcome !== null))
    .then(() => {
      kept.value += 1
    })
    .catch(() => undefined)
}
