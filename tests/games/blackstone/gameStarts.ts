/** Random tables of every kind that the mode cards allow: any number of seats and any value of each setting. */
import fc from 'fast-check'
import type { Action } from '../../../src/games/blackstone/actions.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import type { ModeCard, OptionCard, Options } from '../../../src/kernel/gameCard.ts'
import { intriguePlayer } from './intrigue/intriguePlayer.ts'
import { atRandom, mixed, type Player } from './players.ts'
import { queensAndWizardsQuestPlayer } from './queensAndWizardsQuestPlayer.ts'
import { newGame, type Situation, seeded } from './testTable.ts'

/** The start of a game and its player: all that is needed to play the same game again. */
export interface GameStart {
  readonly mode: string
  readonly seats: number
  readonly options: Options
  readonly seed: number
  readonly player: 'atRandom' | 'mixed' | 'plotter'
  /** The number of decisions before the first check. */
  readonly skip: number
}

/** The values of this option; the first player must be one of the seats. */
const possibleValues = ({ id, values }: OptionCard, seats: number) =>
  values.filter((value) => id !== 'first' || value === 'random' || Number(value) < seats)

const randomOptions = (cards: readonly OptionCard[], seats: number): fc.Arbitrary<Options> =>
  fc.record(Object.fromEntries(cards.map((card) => [card.id, fc.constantFrom(...possibleValues(card, seats))])))

/**
 * Options that were added later are derived from the seed, so that the random values of the older ones stay the same.
 */
const withLaterOptions = (cards: readonly OptionCard[], options: Options, seed: number): Options => ({
  ...options,
  ...Object.fromEntries(cards.map(({ id, values }) => [id, values[seed % values.length] ?? ''])),
})

/** Two for each of more than two players are more families than the base box has (ruling 154). */
const tooFewFamilies = (seats: number, { families, familyPool }: Options): boolean =>
  seats > 2 && families === 'choose' && familyPool === 'base'

const gameStartsOfMode = ({ id, seats, options }: ModeCard): fc.Arbitrary<GameStart> =>
  fc
    .integer(seats)
    .chain((count) =>
      fc.record({
        mode: fc.constant(id),
        seats: fc.constant(count),
        options: randomOptions(
          options.filter(({ later }) => !later),
          count,
        ),
        seed: fc.integer({ min: 1, max: 2 ** 30 }),
        player: fc.constantFrom('atRandom', 'mixed', 'plotter', 'plotter'),
        skip: fc.constantFrom(0, 0, 40, 120),
      }),
    )
    .filter((start) => !tooFewFamilies(start.seats, start.options))
    .map((start) => ({
      ...start,
      options: withLaterOptions(
        options.filter(({ later }) => later),
        start.options,
        start.seed,
      ),
    }))

/** Starts of games at every allowed table, each mode as often as any other. */
export const gameStarts: fc.Arbitrary<GameStart> = fc.constantFrom(...game.modes.values()).chain(gameStartsOfMode)

/** Every two settings of a start that stand beside each other. */
const pairsOf = ({ mode, seats, player, options }: GameStart): readonly string[] => {
  const settings = Object.entries({ ...options, seats, player }).map(([id, value]) => `${id} ${value}`)
  return settings.flatMap((one, index) => settings.slice(index + 1).map((other) => `${mode}, ${one}, ${other}`))
}

/** Few starts in which every two settings of a mode stand beside each other that do so in many random ones. */
export const coveringStarts = (): readonly GameStart[] => {
  const candidates = fc.sample(gameStarts, { numRuns: 600, seed: 3 }).map((start) => ({ start, pairs: pairsOf(start) }))
  const open = new Set(candidates.flatMap(({ pairs }) => pairs))
  const newPairs = ({ pairs }: (typeof candidates)[number]): number => pairs.filter((pair) => open.has(pair)).length
  const chosen: GameStart[] = []
  while (open.size > 0) {
    const best = candidates.reduce((one, other) => (newPairs(other) > newPairs(one) ? other : one))
    chosen.push(best.start)
    for (const pair of best.pairs) open.delete(pair)
  }
  return chosen
}

const PLAYERS = { atRandom, mixed, plotter: intriguePlayer }

/** In the quests with an offer, the quest player takes the place of the players that complete tasks. */
const playerOf = ({ player }: GameStart, { state }: Situation): Player =>
  state.quest && player !== 'atRandom' ? queensAndWizardsQuestPlayer : PLAYERS[player]

/** A game under way, and the next choice of its player. */
export interface RunningGame {
  readonly s: Situation
  choose(): Action
}

/** Starts the game and plays to the first check. */
export const startGame = (start: GameStart): RunningGame => {
  const { mode, seats, options, seed, skip } = start
  const s = newGame(mode, seats, options, seed)
  const chance = seeded(seed)
  const player = playerOf(start, s)
  for (let moveCount = 0; moveCount < skip && !s.outcome; moveCount++) s.do(atRandom(s, chance))
  return { s, choose: () => player(s, chance) }
}

/** Yields the situation before each of `steps` decisions of this game until it is over, then the last one. */
export function* situationsOf(start: GameStart, steps: number): Generator<Situation> {
  const { s, choose } = startGame(start)
  for (let moveCount = 0; moveCount < steps && !s.outcome; moveCount++) {
    yield s
    s.do(choose())
  }
  yield s
}
