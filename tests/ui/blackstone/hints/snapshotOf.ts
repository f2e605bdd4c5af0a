/** The part of a table snapshot that hints read, from a situation of the rules. */
import type { BlackstoneTableSnapshot } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import type { Situation } from '../../../games/blackstone/testTable.ts'

export const snapshotOf = (s: Situation) =>
  ({ state: s.state, scene: s.scene, seat: s.seat, court: s.court(s.seat) }) as BlackstoneTableSnapshot
