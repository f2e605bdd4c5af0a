/**
 * Course of each guild's Renown: where it came from and how it stood after each turn, collected from the events of a
 * game step by step.
 */
import type { GameEvent } from '../events.ts'
import { aimOf } from '../goalsAndContracts.ts'
import type { State } from '../state.ts'

/** Renown of a guild by its source; `losses` is 0 or below. */
export interface RenownSources {
  readonly start: number
  readonly baileys: number
  readonly occupation: number
  readonly goals: number
  readonly losses: number
}

/** Course of a game: Renown by source for each seat, and the Renown of all seats after each turn. */
export interface RenownCourse {
  readonly sources: readonly RenownSources[]
  readonly byTurn: readonly (readonly number[])[]
}

const renowns = ({ guilds }: State): readonly number[] => guilds.map(({ renown }) => renown)

export const beginRenownCourse = (state: State): RenownCourse => ({
  sources: state.guilds.map(({ renown }) => ({ start: renown, baileys: 0, occupation: 0, goals: 0, losses: 0 })),
  byTurn: [renowns(state)],
})

type Gain = readonly [seat: number, source: keyof RenownSources, renown: number]

const gainsOf = (event: GameEvent): readonly Gain[] => {
  switch (event.kind) {
    case 'claimedBailey':
      return event.seats.map((seat) => [seat, 'baileys', event.renown])
    case 'occupied':
      return [[event.seat, 'occupation', 1]]
    case 'claimedGoal':
      return [[event.seat, 'goals', aimOf(event.goal).renown]]
    case 'fined':
      return [[event.seat, 'losses', -event.renown]]
    default:
      return []
  }
}

/** Course after one more step. What no event tells of is what a guild began with (`handicap`). */
export const nextRenownCourse = (
  { sources, byTurn }: RenownCourse,
  { state, events }: { readonly state: State; readonly events: readonly GameEvent[] },
): RenownCourse => {
  const added = sources.map((source) => ({ ...source }))
  for (const [seat, source, renown] of events.flatMap(gainsOf)) {
    const own = added[seat]
    if (own) own[source] += renown
  }
  const sumOfKnown = ({ baileys, occupation, goals, losses }: RenownSources): number =>
    baileys + occupation + goals + losses
  const isTurnOver = events.some(({ kind }) => kind === 'turn' || kind === 'over')
  return {
    sources: added.map((own, seat) => ({ ...own, start: (state.guilds[seat]?.renown ?? 0) - sumOfKnown(own) })),
    byTurn: isTurnOver ? [...byTurn, renowns(state)] : byTurn,
  }
}
