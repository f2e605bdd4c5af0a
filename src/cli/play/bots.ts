/** Bots at a table in the terminal. They know what their seat was shown and no more, as in the app. */
import type { GameGuide } from '../../bots/guide.ts'
import { BOT_LEVELS, type BotLevelId, SEARCH_BUDGETS } from '../../bots/levels.ts'
import { planTurn } from '../../bots/planTurn.ts'
import { createTurnNodeCounter, type TurnNodeCounter } from '../../bots/turnNodeCounter.ts'
import type { Seat, Shape } from '../../kernel/contract.ts'
import type { GameId } from '../../kernel/gameCard.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import { addOpenings, EMPTY_VAULT } from '../../kernel/vault.ts'
import { seededRandomSource } from '../../table/arbiter/seededRandomSource.ts'
import type { CommandRefusal } from '../commandRefusal.ts'
import type { CliTable } from '../openGame.ts'

/** Action that a bot takes for a seat which is awaited. */
export type Bot = (table: CliTable, seat: Seat) => Shape['action']

const GUIDE_LOADERS = import.meta.glob<GameGuide<Shape>>('../../games/*/guide.ts', { import: 'guide' })

/** Plan that is searched for without a pause; the moves that were tried are counted. */
const runCounted = <T>(planning: Generator<number, T>, counter: TurnNodeCounter): T => {
  for (;;) {
    const step = planning.next()
    if (step.done) return step.value
    counter.addNodes(step.value)
  }
}

/** Plan of a level for a seat which is awaited, from what the seat was shown. */
const planFor = (
  guide: GameGuide<Shape>,
  level: BotLevelId,
  table: CliTable,
  seat: Seat,
  counter: TurnNodeCounter,
): readonly Shape['action'][] => {
  const { state } = table.view(seat)
  const infoSet = { game: guide.game, guide, state, seat, vault: addOpenings(EMPTY_VAULT, table.shown(seat)) }
  const { below } = seededRandomSource(table.hash(), 'thought', seat)
  const before = counter.nodesBefore(guide.turn(state), table.exportGame().entries.length)
  return runCounted(planTurn(infoSet, SEARCH_BUDGETS[level], below, before), counter).actions
}

const think = (guide: GameGuide<Shape>, level: BotLevelId, counters: Map<Seat, TurnNodeCounter>): Bot => {
  return (table, seat) => {
    const counter = counters.get(seat) ?? createTurnNodeCounter()
    counters.set(seat, counter)
    const [action] = planFor(guide, level, table, seat, counter)
    if (!action) throw new Error('a plan has an action')
    return action
  }
}

const loadGuide = (game: GameId): Promise<GameGuide<Shape> | undefined> =>
  GUIDE_LOADERS[`../../games/${game}/guide.ts`]?.() ?? Promise.resolve(undefined)

/** A bot of this level. Refused: a level that there is not, and a game that has no guide yet. */
export const loadBot = async (game: GameId, level: string): Promise<Result<Bot, CommandRefusal>> => {
  const found = BOT_LEVELS.find((one) => one === level)
  if (!found) return err({ refusal: { code: 'bot.level', values: { level, known: BOT_LEVELS.join(', ') } } })
  const guide = await loadGuide(game)
  return guide ? ok(think(guide, found, new Map())) : err({ refusal: { code: 'bot.none' } })
}

/** What the best level would do for the awaited seat, one action after the other. The same position, the same plan. */
export const findBestPlan = async (
  table: CliTable,
  seat: Seat,
): Promise<Result<readonly Shape['action'][], CommandRefusal>> => {
  const guide = await loadGuide(table.game.id)
  return guide
    ? ok(planFor(guide, 'captain', table, seat, createTurnNodeCounter()))
    : err({ refusal: { code: 'bot.none' } })
}
