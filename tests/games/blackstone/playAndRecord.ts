/** Games that are played on and looked at on the way. */
import type { Event } from '../../../src/games/blackstone/actions.ts'
import type { State } from '../../../src/games/blackstone/state.ts'
import type { Vault } from '../../../src/kernel/vault.ts'
import type { Player } from './players.ts'
import { type Situation, seeded } from './situation.ts'

/** Plays on until the game is over or `most` moves are made; `look` sees every situation, the last one too. */
export const play = (
  s: Situation,
  player: Player,
  seed: number,
  most: number,
  look: (s: Situation) => void = () => {},
): Situation => {
  const chance = seeded(seed)
  for (let moves = 0; moves < most && !s.outcome; moves++) {
    look(s)
    s.do(player(s, chance))
  }
  look(s)
  return s
}

/** One look at a game: the state, what the dealer knows, and all that has been told so far. */
export interface Moment {
  readonly state: State
  readonly vault: Vault
  readonly told: readonly Event[]
}

export const recorded = (s: Situation, player: Player, seed: number, most: number): readonly Moment[] => {
  const moments: Moment[] = []
  play(s, player, seed, most, ({ state, vault, events }) => moments.push({ state, vault, told: events.slice() }))
  return moments
}
