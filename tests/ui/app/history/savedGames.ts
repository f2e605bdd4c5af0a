/** Saved games as the history reads them. */
import type { Json } from '#src/kernel/json.ts'
import type { StoredGameRow } from '#src/store/storedGameRow.ts'
import type { PlayableSave } from '#src/ui/app/history/historyFilter.ts'
import type { BlackstoneEnding } from '#src/ui/blackstone/blackstoneEnding.ts'
import { type Participants, writeParticipants } from '#src/ui/common/history/participants.ts'

/** Ending in which the first of two wins 21 to 18 in round 9. */
export const ENDING: BlackstoneEnding = {
  ranks: [1, 2],
  decidedBy: 'points',
  together: false,
  formation: false,
  agreed: false,
  round: 9,
  yardstick: 'points',
  values: [21, 18],
  goal: 21,
  outOfRounds: false,
  rats: null,
  decision: {
    decidedBy: 'points',
    winnersValue: 21,
    nextBestValue: 18,
    winnersMetricValue: 21,
    metric: 'points',
    isDecidedByMetric: true,
  },
}

/** Participants as all versions store them: with the families and the ending. */
interface StoredParticipants extends Omit<Participants, 'ending'> {
  readonly families: readonly string[]
  readonly ending: BlackstoneEnding | null
}

/** Ending as it is stored: the decision has the property names that it always had. */
export const storedEnding = (ending: BlackstoneEnding | null): Json => {
  const decision = ending?.decision && {
    ...{ by: ending.decision.decidedBy, best: ending.decision.winnersValue, next: ending.decision.nextBestValue },
    ...{ level: ending.decision.winnersMetricValue, yardstick: ending.decision.metric },
    isPlain: ending.decision.isDecidedByMetric,
  }
  return JSON.parse(JSON.stringify(ending && { ...ending, decision }))
}

interface RowOverrides extends Partial<Omit<StoredGameRow, 'header'>> {
  readonly mode?: string
  readonly position?: object
  readonly game?: string
}

/** Saved game of two seats with this id; by default one person played. */
export const savedGame = (
  id: string,
  played: Partial<StoredParticipants>,
  { game = 'blackstone', mode = 'kings-quest', position, ...row }: RowOverrides = {},
): PlayableSave => {
  const participants: StoredParticipants = { me: null, people: 1, bots: [], families: [], ending: null, ...played }
  return {
    kind: 'game',
    id,
    header: {
      ...{ protocol: 1, id, game, version: 1, mode, options: {} },
      seats: [{ name: 'Ann' }, { name: 'Ben' }],
      ...(position && { position: {} }),
    },
    name: '',
    created: 0,
    changed: 0,
    seq: 0,
    hash: '',
    finished: participants.ending !== null,
    summary: {
      factions: [],
      families: participants.families,
      ...writeParticipants({ ...participants, ending: storedEnding(participants.ending) }),
    },
    ...row,
  }
}
