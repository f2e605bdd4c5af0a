/** Tables of every kind that the mode cards allow: any number of seats and any value of each setting. */
import fc from 'fast-check'
import type { Action } from '../../../src/games/blackstone/actions.ts'
import { game } from '../../../src/games/blackstone/index.ts'
import type { ModeCard, OptionCard, Options } from '../../../src/kernel/contract.ts'
import { plotter } from './intrigue/plotter.ts'
import { atRandom, mixed, type Player } from './players.ts'
import { questing } from './questing.ts'
import { newGame, type Situation, seeded } from './situation.ts'

/** How a game begins and who plays it: all that it takes to play the same one again. */
export interface Beginning {
  readonly mode: string
  readonly seats: number
  readonly options: Options
  readonly seed: number
  readonly player: 'atRandom' | 'mixed' | 'plotter'
  /** So many decisions are made before anybody looks. */
  readonly skip: number
}

/** Who begins must sit at the table. */
const valuesFor = ({ id, values }: OptionCard, seats: number) =>
  values.filter((one) => id !== 'first' || one === 'random' || Number(one) < seats)

const optionsFor = (cards: readonly OptionCard[], seats: number): fc.Arbitrary<Options> =>
  fc.record(Object.fromEntries(cards.map((card) => [card.id, fc.constantFrom(...valuesFor(card, seats))])))

/** Settings that came later go by the seed of the game, so that those from before are thrown as they were. */
const withLater = (cards: readonly OptionCard[], options: Options, seed: number): Options => ({
  ...options,
  ...Object.fromEntries(cards.map(({ id, values }) => [id, values[seed % values.length] ?? ''])),
})

/** Two for each of more than two players are more families than the base box has (ruling 154). */
const tooFewFamilies = (seats: number, { families, familyPool }: Options): boolean =>
  seats > 2 && families === 'choose' && familyPool === 'base'

const beginningsOf = ({ id, seats, options }: ModeCard): fc.Arbitrary<Beginning> =>
  fc
    .integer(seats)
    .chain((count) =>
      fc.record({
        mode: fc.constant(id),
        seats: fc.constant(count),
        options: optionsFor(
          options.filter(({ later }) => !later),
          count,
        ),
        seed: fc.integer({ min: 1, max: 2 ** 30 }),
        player: fc.constantFrom('atRandom', 'mixed', 'plotter', 'plotter'),
        skip: fc.constantFrom(0, 0, 40, 120),
      }),
    )
    .filter((one) => !tooFewFamilies(one.seats, one.options))
    .map((one) => ({
      ...one,
      options: withLater(
        options.filter(({ later }) => later),
        one.options,
        one.seed,
      ),
    }))

/** Beginnings of games at every table that is allowed, each mode as often as any other. */
export const beginnings: fc.Arbitrary<Beginning> = fc.constantFrom(...game.modes.values()).chain(beginningsOf)

const PLAYERS = { atRandom, mixed, plotter }

/** Whoever completes tasks elsewhere uses cards in the quests around an offer. */
const playerOf = ({ player }: Beginning, { state }: Situation): Player =>
  state.quest && player !== 'atRandom' ? questing : PLAYERS[player]

/** A game that has begun, and what whoever is awaited would do. */
export interface Played {
  readonly s: Situation
  choose(): Action
}

/** The game where looking begins. */
export const begun = (beginning: Beginning): Played => {
  const { mode, seats, options, seed, skip } = beginning
  const s = newGame(mode, seats, options, seed)
  const chance = seeded(seed)
  const player = playerOf(beginning, s)
  for (let made = 0; made < skip && !s.outcome; made++) s.do(atRandom(s, chance))
  return { s, choose: () => player(s, chance) }
}

/** The situation before each of `steps` decisions of this game, until it is over; then the last. */
export function* played(beginning: Beginning, steps: number): Generator<Situation> {
  const { s, choose } = begun(beginning)
  for (let made = 0; made < steps && !s.outcome; made++) {
    yield s
    s.do(choose())
  }
  yield s
}
