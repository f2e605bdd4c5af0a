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

const againstRats = (mode: string, seats: number, games: number): readonly Study[] =>
  DIFFICULTIES.map((rats) => study(mode, seats, games, { rats }))

/** As the box has it, and the same deals with a setting that is ours. */
const beforeAndAfter = (
  mode: string,
  seats: number,
  games: readonly [number, number],
  ours: Options,
): readonly Study[] => [study(mode, seats, games[0]), study(mode, seats, games[1], ours)]
const START: Options = { evenStart: 'on' }
const FAMILIES: Options = { evenFamilies: 'on' }

/** Whether it is played with a setting that is ours, and no rule of the box. */
export const isEven = ({ options }: Study): boolean => [options.evenStart, options.evenFamilies].includes('on')

/** 2,000 games tell a share to 2 in 100, 200 to 7. */
export const STUDIES: readonly Study[] = [
  ...beforeAndAfter('kings-quest', 2, [2_000, 2_000], FAMILIES),
  ...beforeAndAfter('kings-quest', 3, [300, 150], FAMILIES),
  ...beforeAndAfter('kings-quest', 4, [200, 150], FAMILIES),
  study('advanced', 2, 300),
  ...beforeAndAfter('queens-quest', 2, [2_000, 2_000], START),
  ...beforeAndAfter('queens-quest', 3, [150, 150], START),
  ...beforeAndAfter('queens-quest', 4, [150, 150], START),
  ...beforeAndAfter('wizards-quest', 2, [2_000, 2_000], START),
  ...beforeAndAfter('wizards-quest', 3, [150, 150], START),
  ...beforeAndAfter('wizards-quest', 4, [150, 150], START),
  study('first-edition', 2, 200, { maxRounds: 50 }),
  ...againstRats('coop', 2, 120),
  ...againstRats('solo', 1, 120),
  ...againstRats('puzzle-master', 2, 150),
]
