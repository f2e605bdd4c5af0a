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

/** By its value, or by its name where it is only on. */
const wordOf = ([id, value]: readonly [string, string | number]): string | number => (value === 'on' ? id : value)

const study = (mode: string, seats: number, games: number, options: Options = {}): Study => ({
  id: [mode, seats, ...Object.entries(options).map(wordOf)].join('-'),
  mode,
  seats,
  options,
  games,
})

/** As the box names them. */
const DIFFICULTIES = ['easy', 'normal', 'hard'] as const

const againstRats = (mode: string, seats: number): readonly Study[] =>
  DIFFICULTIES.map((rats) => study(mode, seats, 200, { rats }))

/** As the box has it, and with an even start: the same deals. */
const beforeAndAfter = (mode: string, seats: number, games: number): readonly Study[] => [
  study(mode, seats, games),
  study(mode, seats, games, { evenStart: 'on' }),
]

/** 2,000 games tell a share to 2 in 100, 200 to 7. */
export const STUDIES: readonly Study[] = [
  study('kings-quest', 2, 2_000),
  study('kings-quest', 3, 400),
  study('kings-quest', 4, 300),
  study('advanced', 2, 400),
  study('queens-quest', 2, 400),
  ...beforeAndAfter('wizards-quest', 2, 2_000),
  ...beforeAndAfter('wizards-quest', 3, 200),
  ...beforeAndAfter('wizards-quest', 4, 200),
  study('first-edition', 2, 200, { maxRounds: 50 }),
  ...againstRats('coop', 2),
  ...againstRats('solo', 1),
  ...againstRats('puzzle-master', 2),
]
