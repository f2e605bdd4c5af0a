/** What is played to see whether the cards are fair: tables of one kind, and how many games of each. */
import { FAMILIES } from '../../../games/blackstone/everyFamily.ts'
import type { Options } from '../../../kernel/contract.ts'

/** Tables of one kind. Options that are not named have their defaults. */
export interface Study {
  readonly id: string
  readonly mode: string
  readonly seats: number
  readonly options: Options
  readonly games: number
  /** A trial: Knights and Wizards each that the courts of these families begin with besides the usual. */
  readonly startTokens?: Readonly<Record<string, number>>
}

const study = (mode: string, seats: number, games: number, options: Options = {}): Study => ({
  id: [mode, seats, ...Object.values(options)].join('-'),
  mode,
  seats,
  options,
  games,
})

/** As the box names them. */
export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const

const againstRats = (mode: string, seats: number): readonly Study[] =>
  DIFFICULTIES.map((rats) => study(mode, seats, 200, { rats }))

/** Keygriff without the tokens of its own, all others with two more of each: what brought it nearest to the others of what was tried. */
const EVENED: Readonly<Record<string, number>> = {
  ...Object.fromEntries(FAMILIES.map(({ id }) => [id, 2])),
  keygriff: -1,
}

/** 2,000 games tell a share to 2 in 100, 200 to 7. */
export const STUDIES: readonly Study[] = [
  study('kings-quest', 2, 2_000),
  { ...study('kings-quest', 2, 600), id: 'kings-quest-2-evened', startTokens: EVENED },
  study('kings-quest', 3, 400),
  study('kings-quest', 4, 300),
  study('advanced', 2, 100),
  study('queens-quest', 2, 200),
  study('wizards-quest', 2, 200),
  study('first-edition', 2, 40, { maxRounds: 50 }),
  ...againstRats('coop', 2),
  ...againstRats('solo', 1),
  ...againstRats('puzzle-master', 2),
]
