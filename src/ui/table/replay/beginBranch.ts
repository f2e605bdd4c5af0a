/**
 * New game from any step of another: the position at that step, on this phone. It is no copy of the log, because
 * face-down cards belong to the game in which they were locked. So the new game can be played, shared and checked like
 * any other.
 */

import { playableLevel } from '../../../bots/levels.ts'
import type { Seat, Shape, Slot } from '../../../kernel/contract.ts'
import { effectiveMoves } from '../../../kernel/effectiveMoves.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import { addOpenings, EMPTY_VAULT, seatView, type Vault } from '../../../kernel/vault.ts'
import { markOrigin } from '../../../store/changeSavedGames.ts'
import type { Database } from '../../../store/database.ts'
import type { NewGameRequest } from '../../../table/createHeader.ts'
import { openingsOfFinishedGame } from '../../../table/fairDeal/openingsOfFinishedGame.ts'
import type { GameSave } from '../../../table/logStore.ts'
import { runInSlices } from '../../common/browser/runInSlices.ts'
import { namesForNewGame } from '../ending/peopleNames.ts'
import type { PositionFormat, TableView } from '../gameUiContract.ts'
import type { GameTable } from '../lifecycle/openTableRegistry.ts'
import { startNewTable } from '../lifecycle/startNewTable.ts'
import { loadSheets } from '../tiers/loadSheets.ts'
import type { ReplayStep, ReplayTimeline } from './replayTimeline.ts'

/**
 * Which face-down cards the new game keeps. `all`: the game is over and all its cards are known here. `mine`: the game
 * is on and one person plays here, whose own cards stay. `none`: the game is on and several people play here.
 * `unknown`: the game is over and this phone never had those cards. Cards that are not kept are dealt anew: nobody sees
 * the cards of a game that is still on, nor those of other phones.
 */
export type CardKnowledge = 'all' | 'mine' | 'none' | 'unknown'

/**
 * Knowledge of the face-down cards.
 * @param onlySeat only seat that a person plays here; null where there are several, or none
 */
const cardKnowledgeFor = (isOver: boolean, hasSecret: boolean, onlySeat: Seat | null): CardKnowledge => {
  if (isOver) return hasSecret ? 'all' : 'unknown'
  return onlySeat === null ? 'none' : 'mine'
}

type State = Shape['state']

/** Whether new games of this kind can begin from a position. */
export const canBranch = ({ gameUi }: TableView): boolean => gameUi.loadPositionFormat !== undefined

interface BranchPoint {
  readonly state: State
  readonly movesDone: number
}

/** First state from this step on in which a seat is awaited; null where the game is over before. */
const branchPoint = ({ game }: TableView, timeline: ReplayTimeline, step: ReplayStep): BranchPoint | null => {
  for (let movesDone = step.movesDone; movesDone <= timeline.moveCount; movesDone++) {
    const state = timeline.stateAt({ movesDone })
    const { kind } = game.turn(state)
    if (kind !== 'chance') return kind === 'seats' ? { state, movesDone } : null
  }
  return null
}

/** State from which a branch at this step begins; null where the game is over before. */
export const branchState = (view: TableView, timeline: ReplayTimeline, step: ReplayStep): State | null =>
  branchPoint(view, timeline, step)?.state ?? null

/**
 * Seats that had conceded where the branch begins, in order, also those of the position from which the game began. No
 * position of a branch says so, because a log does.
 */
const concededBefore = ({ view, timeline, replayStep }: BranchRequest): readonly Seat[] => {
  const point = branchPoint(view, timeline, replayStep)
  const { conceded = [] } = (point?.state ?? {}) as { readonly conceded?: readonly Seat[] }
  const left = effectiveMoves(view.entries().map(({ body }) => body))
    .slice(0, point?.movesDone ?? 0)
    .flatMap((move) => (move.kind === 'end' && move.how === 'leave' ? [move.seat] : []))
  return [...new Set([...conceded, ...left])]
}

const slotsOnly = (vault: Vault, slots: ReadonlySet<Slot>): Vault =>
  new Map([...vault].filter(([slot]) => slots.has(slot)))

export interface BranchRequest {
  readonly view: TableView
  readonly save: GameSave
  readonly timeline: ReplayTimeline
  readonly replayStep: ReplayStep
  /** Number of the step in the replay. */
  readonly stepNumber: number
  /** Name that a person gave to the game. */
  readonly gameName: string
  readonly onlySeat: Seat | null
}

export const cardKnowledgeOf = (view: TableView, save: GameSave, onlySeat: Seat | null): CardKnowledge =>
  cardKnowledgeFor(view.now.peek().outcome !== null, save.secret !== undefined, onlySeat)

/** Vault of the face-down cards that the new game keeps from this state. */
const knownVaultAt = async (
  { view, save, onlySeat }: BranchRequest,
  positions: PositionFormat,
  state: State,
): Promise<Vault> => {
  const knowledge = cardKnowledgeOf(view, save, onlySeat)
  if (knowledge === 'none' || knowledge === 'unknown') return EMPTY_VAULT
  const shownOpenings = save.shown.map(({ opening }) => opening)
  const dealt = addOpenings((await runInSlices(openingsOfFinishedGame(view.game, save))) ?? EMPTY_VAULT, shownOpenings)
  return knowledge === 'all' ? dealt : slotsOnly(dealt, positions.slotsSeenBy(state, onlySeat ?? -1))
}

/** Gives the bots of a game to another table of as many seats. */
const copyBots = async (database: Database, { bots }: GameSave, table: GameTable): Promise<void> => {
  if (bots) await (await loadSheets()).addBotsToNewTable(database, table, bots.map(playableLevel))
}

/**
 * Request for the new game, with as many face-down cards as it may keep. Refused where the game is over at that step,
 * or where no game of this kind begins from a position.
 */
export const newGameFrom = async (request: BranchRequest): Promise<Result<NewGameRequest>> => {
  const { timeline, replayStep } = request
  const { gameUi } = request.view
  const names = namesForNewGame(request.view)
  const state = branchState(request.view, timeline, replayStep)
  if (!state) return refuse('over')
  const positions = await gameUi.loadPositionFormat?.()
  if (!positions) return refuse('app.refused')
  const vault = await knownVaultAt(request, positions, state)
  const parsed = positions.read(await positions.write(seatView(state, null, vault), names))
  if (!parsed.ok) return parsed
  const { table, hidden } = parsed.value
  const { mode, options, position } = table
  return ok({
    ...{ mode, options, names },
    ...(position !== undefined && { position }),
    ...(hidden !== undefined && { hidden }),
  })
}

/**
 * Begins the new game: bots keep their seats, all others are played here, and whoever had conceded still comes last
 * (ruling 155). Resolves with its id. Refused as `newGameFrom` is.
 */
export const beginBranch = async (database: Database, request: BranchRequest): Promise<Result<string>> => {
  const { header } = request.view
  const newGame = await newGameFrom(request)
  if (!newGame.ok) return newGame
  const startResult = await startNewTable(database, newGame.value)
  if (!startResult.ok) return startResult
  const { id } = startResult.value.header
  for (const seat of concededBefore(request)) {
    const leaveResult = await startResult.value.leave(seat)
    if (!leaveResult.ok) return leaveResult
  }
  await copyBots(database, request.save, startResult.value)
  await markOrigin(database, id, { from: 'game', id: header.id, name: request.gameName, step: request.stepNumber })
  return ok(id)
}
