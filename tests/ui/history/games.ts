/** Saved games as the history reads them. */
import type { GameRow } from '../../../src/store/row.ts'
import type { Ending } from '../../../src/ui/history/ending.ts'
import type { Playable } from '../../../src/ui/history/filter.ts'
import { type Played, writePlayed } from '../../../src/ui/history/played.ts'

/** The first of two wins 21 to 18 in round 9. */
export const ENDING: Ending = {
  ranks: [1, 2],
  decidedBy: 'points',
  together: false,
  formation: false,
  agreed: false,
  round: 9,
  yardstick: 'points',
  values: [21, 18],
  goal: 21,
  rats: null,
  decision: { by: 'points', best: 21, next: 18, level: 21, yardstick: 'points', isPlain: true },
}

interface More extends Partial<Omit<GameRow, 'header'>> {
  readonly mode?: string
  readonly position?: object
}

/** A game of two by this name, of one person unless said otherwise. */
export const saved = (
  id: string,
  played: Partial<Played>,
  { mode = 'kings-quest', position, ...row }: More = {},
): Playable => {
  const all: Played = { me: null, people: 1, bots: [], families: [], ending: null, ...played }
  return {
    kind: 'game',
    id,
    header: {
      ...{ protocol: 1, id, game: 'blackstone', version: 1, mode, options: {} },
      seats: [{ name: 'Ann' }, { name: 'Ben' }],
      ...(position && { position: {} }),
    },
    name: '',
    created: 0,
    changed: 0,
    seq: 0,
    hash: '',
    finished: all.ending !== null,
    summary: { factions: [], ...writePlayed(all) },
    ...row,
  }
}
