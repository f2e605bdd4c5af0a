/** What is played to see whether the cards are fair: tables of one kind, and how many games of each. */
import type { Options } from '../../../kernel/contract.ts'

/** Tables of one kind. Options that are not named have their defaults. */
export interface Study {
  readonly id: string
  readonly mode: string
  readonly seats: number
  readonly options: Options
  readonly games: number
}

const study = (mode: string, seats: number, games: number, options: Options = {}): Study => ({
  id: [mode, seats, ...Object.values(options)].join('-'),
  mode,
  seats,
  options,
  games,
})

/** As the box names them. */
const DIFFICULTIES = ['easy', 'normal', 'hard'] as const

const againstRats = (mode: string, seats: number): readonly Study[] =>
  DIFFICULTIES.map((rats) => study(mode, seats, 200, { rats }))

/** 2,000 games tell a share to 2 in 100, 200 to 7. */
export const STUDIES: readonly Study[] = [
  study('kings-quest', 2, 2_000),
  study('kings-quest', 3, 400),
  study('kings-quest', 4, 300),
  study('advanced', 2, 400),
  study('queens-quest', 2, 400),
  study('wizards-quest', 2, 200),
  study('first-edition', 2, 200, { maxRounds: 50 }),
  ...againstRats('coop', 2),
  ...againstRats('solo', 1),
  ...againstRats('puzzle-master', 2),
]
