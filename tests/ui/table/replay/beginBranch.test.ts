/** New games from a step of another: with its hidden cards where the player may have them, else dealt anew. */
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { BlackstoneGame, BlackstoneTypes } from '#src/games/blackstone/createGame.ts'
import { game } from '#src/games/blackstone/game.ts'
import { writePosition } from '#src/games/blackstone/notation/position/writePosition.ts'
import type { PositionDocument } from '#src/games/blackstone/position/positionSchema.ts'
import type { State } from '#src/games/blackstone/state.ts'
import { concededSeats } from '#src/kernel/concededSeats.ts'
import { seatView } from '#src/kernel/vault.ts'
import { openDatabase } from '#src/store/database.ts'
import { listSaves } from '#src/store/listSaves.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { loadBots } from '#src/store/storedBots.ts'
import { rebuildLog } from '#src/table/arbiter/rebuildLog.ts'
import type { NewGameRequest } from '#src/table/createHeader.ts'
import type { LocalTable } from '#src/table/createLocalTable.ts'
import { openingsOfFinishedGame } from '#src/table/fairDeal/openingsOfFinishedGame.ts'
import type { GameSave } from '#src/table/logStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { runAllSteps } from '#src/table/runAllSteps.ts'
import type { BlackstoneTableView } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { mergeExtensions } from '#src/ui/blackstone/table/tableExtension.ts'
import { openTableOf } from '#src/ui/table/lifecycle/openTableRegistry.ts'
import { type BranchRequest, beginBranch, branchState, newGameFrom } from '#src/ui/table/replay/beginBranch.ts'
import { loadTimeline, type ReplayStep, type ReplayTimeline } from '#src/ui/table/replay/replayTimeline.ts'
import { numbersFrom } from '../../../kernel/seededNumbers.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'

// Modules of the screens read the address of the page when they are imported.

// Bots that are given a seat wait for an answer.
vi.stubGlobal(
  'Worker',
  class {
    addEventListener(): void {}
    postMessage(): void {}
  },
)
afterAll(() => void vi.unstubAllGlobals())

interface PlayedGame {
  readonly table: LocalTable<BlackstoneTypes>
  readonly view: BlackstoneTableView
  readonly timeline: ReplayTimeline
}

/** Plays so many random moves. */
const playMoves = async (table: LocalTable<BlackstoneTypes>, moves: number): Promise<void> => {
  const below = numbersFrom(7)
  for (let move = 0; move < moves; move++) {
    const turn = table.turn()
    if (turn.kind !== 'seats') break
    const seat = turn.seats[0] ?? 0
    const legal = table.legal(seat)
    const action = legal[below(legal.length)]
    if (action) unwrap(await table.propose(seat, action))
  }
}

/** Plays so many random moves of a game and, if `ends`, ends it by agreement. */
const playGame = async (request: NewGameRequest, moves: number, ends: boolean): Promise<PlayedGame> => {
  const table = unwrap(await openNewTable(game, envOf(createMemoryLogStore()), request))
  await playMoves(table, moves)
  if (ends && table.turn().kind === 'seats') unwrap(await table.agree())
  const view = createStandaloneTableView({ ...table, game, extensions: mergeExtensions([]) })
  return { table, view, timeline: await loadTimeline(view) }
}

/** Position of a log after its first draws, written with all cards known. */
const firstPositionOf = async ({ header, secret, entries }: GameSave): Promise<PositionDocument> => {
  if (!secret) throw new Error('no secret')
  const first = entries.findIndex(({ body }) => body.kind !== 'chance')
  const { replay, dealer } = unwrap(rebuildLog(game, header, secret, first < 0 ? entries : entries.slice(0, first)))
  return positionOf(
    game,
    replay.state,
    dealer.dealt,
    header.seats.map(({ name }) => name),
  )
}

const positionOf = (
  rules: BlackstoneGame,
  state: State,
  dealt: Parameters<typeof seatView>[2],
  names: readonly string[],
): PositionDocument => writePosition(rules.sceneOf(seatView(state, null, dealt)), names)

const middleStep = ({ steps }: ReplayTimeline): ReplayStep => steps[Math.floor(steps.length / 2)] ?? steps[0]

const branchRequest = ({ view, timeline }: PlayedGame, save: GameSave, onlySeat: number | null): BranchRequest => {
  const replayStep = middleStep(timeline)
  return { view, save, timeline, replayStep, stepNumber: 5, gameName: 'Sunday', onlySeat }
}
const saveOfBranch = async (from: PlayedGame, save: GameSave, me: number | null): Promise<GameSave> => {
  const request = unwrap(await newGameFrom(branchRequest(from, save, me)))
  return unwrap(await openNewTable(game, envOf(createMemoryLogStore(), 2), request)).exportGame()
}

const MODES: readonly NewGameRequest[] = [
  { mode: 'kings-quest', names: ['Ann', 'Ben'], options: { families: 'off', intrigue: 'off' } },
  { mode: 'advanced', names: ['Ann', 'Ben', 'Cy'] },
  { mode: 'solo', names: ['Ann'] },
  { mode: 'puzzle-master', names: ['Ann', 'Ben'] },
  { mode: 'queens-quest', names: ['Ann', 'Ben'] },
  { mode: 'wizards-quest', names: ['Ann', 'Ben'] },
  { mode: 'first-edition', names: ['Ann', 'Ben'] },
]

describe('a game that is over', () => {
  for (const request of MODES)
    test(`${request.mode}: branches off with every card in its place`, async () => {
      const game = await playGame(request, 30, true)
      const save = game.table.exportGame()
      const state = branchState(game.view, game.timeline, middleStep(game.timeline))
      if (!state) throw new Error('over in the middle')
      const dealt = runAllSteps(openingsOfFinishedGame(game.view.game, save))
      const before = positionOf(game.view.game, state as State, dealt, request.names)
      const after = await firstPositionOf(await saveOfBranch(game, save, null))
      expect(after).toEqual(before)
      expect(JSON.stringify(before.hidden), 'there was something to hide').toMatch(/"[A-Za-z]/)
    })

  test('has no branch at its last step, and its branches name the game from which they come', async () => {
    const game = await playGame(MODES[0] as NewGameRequest, 10, true)
    expect(branchState(game.view, game.timeline, game.timeline.steps.at(-1) ?? game.timeline.steps[0])).toBeNull()
    const database = openDatabase({ name: 'branches' })
    const id = unwrap(await beginBranch(database, branchRequest(game, game.table.exportGame(), null)))
    const listed = (await listSaves(database)).find((saved) => saved.id === id)
    const origin = { from: 'game', id: game.table.header.id, name: 'Sunday', step: 5 }
    expect(listed).toMatchObject({ kind: 'game', origin })
  })

  test('branches off with its bots at their seats, also one of a level that this app does not know', async () => {
    const game = await playGame({ ...(MODES[1] as NewGameRequest), options: {} }, 10, true)
    const database = openDatabase({ name: 'bots' })
    const botsAfter = async (bots: readonly string[]) => {
      const save = { ...game.table.exportGame(), bots }
      return loadBots(database, unwrap(await beginBranch(database, branchRequest(game, save, null))))
    }
    expect(await botsAfter(['', 'spy', 'captain'])).toEqual({ 1: 'spy', 2: 'captain' })
    expect(await botsAfter(['', 'bot', ''])).toEqual({ 1: 'scout' })
  })

  test('keeps the concessions that were made before its step, and no later one (ruling 155)', async () => {
    const request = { ...(MODES[0] as NewGameRequest), names: ['Ann', 'Ben', 'Cy', 'Di'] }
    const { table } = await playGame(request, 12, false)
    unwrap(await table.leave(2))
    await playMoves(table, 12)
    unwrap(await table.leave(1))
    await playMoves(table, 2)
    const view = createStandaloneTableView({ ...table, game, extensions: mergeExtensions([]) })
    const timeline = await loadTimeline(view)
    const database = openDatabase({ name: 'concessions' })
    const concededAfterBranchAt = async (at: number): Promise<readonly number[]> => {
      const replayStep = timeline.steps.at(at) ?? timeline.steps[0]
      const request = { ...branchRequest({ table, view, timeline }, table.exportGame(), null), replayStep }
      const id = unwrap(await beginBranch(database, request))
      const branch = openTableOf(id)?.exportGame()
      return concededSeats(branch?.entries.map(({ body }) => body) ?? [])
    }
    const leaving = timeline.steps.findIndex(({ notation }) => notation.includes('leave 3'))
    expect(leaving).toBeGreaterThan(0)
    expect(await concededAfterBranchAt(leaving - 1)).toEqual([])
    expect(await concededAfterBranchAt(leaving)).toEqual([2])
    expect(await concededAfterBranchAt(-1)).toEqual([2, 1])
  })

  test('is dealt anew where this phone never had its cards', async () => {
    const game = await playGame(MODES[0] as NewGameRequest, 40, true)
    const { secret: _, ...withoutSecret } = game.table.exportGame()
    const save = await saveOfBranch(game, withoutSecret, 0)
    expect(JSON.stringify(save.secret?.hidden)).not.toMatch(/"[A-Za-z0-9/]+"[,\]]/)
  })
})

describe('a game that is still on', () => {
  let game: PlayedGame
  beforeAll(async () => {
    game = await playGame(MODES[0] as NewGameRequest, 40, false)
  })
  const hiddenOf = ({ secret }: GameSave) => secret?.hidden as NonNullable<PositionDocument['hidden']>

  test('is dealt anew where several people share the phone', async () => {
    const hidden = hiddenOf(await saveOfBranch(game, game.table.exportGame(), null))
    expect([hidden.hands, hidden.piles, Object.values(hidden.decks ?? {})].flat(3)).toEqual([])
  })
  test('keeps the cards of the only player of this phone, and no others', async () => {
    const state = branchState(game.view, game.timeline, middleStep(game.timeline))
    const mine = (state as State | null)?.courts[0]?.hand.length ?? 0
    expect(mine, 'there is a hand to keep').toBeGreaterThan(0)
    const hidden = hiddenOf(await saveOfBranch(game, game.table.exportGame(), 0))
    expect(hidden.hands?.map((hand) => hand.length)).toEqual([mine, 0])
    expect([hidden.piles, Object.values(hidden.decks ?? {})].flat(3)).toEqual([])
  })
})
