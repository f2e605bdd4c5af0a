/** Setups of worlds by seed: every mode in turn, seats spread over phones at random, calm or troubled. */
import type { BlackstoneTypes } from '../../src/games/blackstone/game.ts'
import { game } from '../../src/games/blackstone/game.ts'
import { type CastleScapeTypes, game as castlescape } from '../../src/games/castlescape/game.ts'
import { MODE } from '../../src/games/castlescape/options.ts'
import type { Game, Shape } from '../../src/kernel/contract.ts'
import type { ModeCard } from '../../src/kernel/gameCard.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import type { Bug } from './bugNames.ts'
import type { WorldSetup } from './worldSetup.ts'

const MODES = [...game.modes.values()].sort((a, b) => (a.id < b.id ? -1 : 1))

/** Number of seats of each phone, at least two phones; the host's phone may have none, and another may only watch. */
export const seatsPerPhone = (seats: number, below: (bound: number) => number): readonly number[] => {
  const phones: number[] = Array.from({ length: 1 + below(seats) + (below(3) === 0 ? 1 : 0) }, () => 0)
  for (let left = seats; left > 0; left--) {
    const at = below(phones.length)
    phones[at] = (phones[at] ?? 0) + 1
  }
  return phones.length > 1 ? phones : [...phones, 0]
}

const setupIn = <G extends Shape>(game: Game<G>, modes: readonly ModeCard[], seed: number): WorldSetup<G> => {
  const below = numbersFrom(seed ^ 0x5eed)
  const mode = modes[seed % modes.length] as ModeCard
  const seats = mode.seats.min + below(mode.seats.max - mode.seats.min + 1)
  return {
    game,
    id: `sim${String(seed).padStart(19, '0')}`,
    plan: { mode: mode.id, options: {}, min: seats, max: seats },
    seed,
    phones: seatsPerPhone(seats, below),
    trouble: [0, 5, 20, 60][below(4)] as number,
    maxEntries: 300,
    isInBytes: seed % 25 === 0,
  }
}

export const setupOf = (seed: number, bug?: Bug): WorldSetup<BlackstoneTypes> => ({
  ...setupIn(game, MODES, seed),
  ...(bug && { bug }),
})

/** In CastleScape all choose at once and in secret, and questions are asked out of turn. */
export const castleSetupOf = (seed: number): WorldSetup<CastleScapeTypes> => setupIn(castlescape, [MODE], seed)
