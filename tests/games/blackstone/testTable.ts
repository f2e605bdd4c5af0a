/**
 * A situation of the game on a table of its own: set up from a position document, dealt exactly as its hidden half
 * says, and played move by move.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Action } from '../../../src/games/blackstone/actions.ts'
import type { GameEvent } from '../../../src/games/blackstone/events.ts'
import { type BlackstoneTypes, game, sceneOf } from '../../../src/games/blackstone/game.ts'
import { formatSpace } from '../../../src/games/blackstone/notation/cardAndSpaceNotation.ts'
import { formatCard } from '../../../src/games/blackstone/notation/slotNotation.ts'
import { courtModulesOff } from '../../../src/games/blackstone/options.ts'
import type { PositionDocument } from '../../../src/games/blackstone/position/positionSchema.ts'
import { readPosition } from '../../../src/games/blackstone/position/readPosition.ts'
import type { Scene } from '../../../src/games/blackstone/rules/ruleTypes.ts'
import type { Court, State } from '../../../src/games/blackstone/state.ts'
import { answerDraw, NO_STACKED_CARDS, type StackedCards } from '../../../src/kernel/answerDraw.ts'
import type { Draw, GameSetup, Move, Outcome, Seat, Slot } from '../../../src/kernel/contract.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { withDefaultOptions } from '../../../src/kernel/options.ts'
import type { Playout } from '../../../src/kernel/playout.ts'
import { createUnlockedSource, type RandomSource } from '../../../src/kernel/randomSource.ts'
import type { Refusal, Result } from '../../../src/kernel/result.ts'
import { EMPTY_VAULT, openingsOf, seatView, type Vault } from '../../../src/kernel/vault.ts'
import { type ScriptedAction, space } from './namedActions.ts'

/** A random source without locks, from a seed. */
export const seeded = (seed: number): RandomSource => {
  const generator = xoroshiro128plus(seed)
  return createUnlockedSource((bound) => uniformInt(generator, 0, bound - 1))
}

export const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}

/** A game under way with a dealer who knows everything and a vault that all seats share. */
export class Situation {
  state: State
  vault: Vault = EMPTY_VAULT
  /** All draws that the rules have requested, in order. */
  readonly draws: Draw[] = []
  /** All events since the beginning. */
  readonly events: GameEvent[] = []

  constructor(
    state: State,
    private readonly chance: RandomSource,
    private readonly stacked: StackedCards = NO_STACKED_CARDS,
  ) {
    this.state = state
    this.answerDraws()
  }

  /** Answers the dealer's draws until a seat is awaited or the game is over. */
  private answerDraws(): void {
    for (let turn = game.turn(this.state); turn.kind === 'chance'; turn = game.turn(this.state)) {
      const { answer, dealt } = answerDraw(turn.draw, this.vault, this.chance, this.stacked)
      this.vault = dealt
      this.draws.push(turn.draw)
      this.apply({ kind: 'chance', answer })
    }
  }

  /** Applies a move and returns its events; throws where it is refused. */
  private apply(move: Move<Action>): readonly GameEvent[] {
    const { state, events } = value(game.apply(this.state, move))
    this.state = state
    this.events.push(...events)
    return events
  }

  /** The awaited seat, -1 when none is. */
  get seat(): Seat {
    const turn = game.turn(this.state)
    return turn.kind === 'seats' ? (turn.seats[0] ?? -1) : -1
  }

  /** The situation as the dealer sees it, who knows every card. */
  get scene(): Scene {
    return sceneOf(seatView(this.state, this.seat, this.vault))
  }

  get outcome(): Outcome | null {
    return this.state.outcome
  }

  private legalCache: { readonly of: State; readonly legal: readonly Action[] } | null = null

  /** The legal actions of the awaited seat, computed once for each state. */
  get legal(): readonly Action[] {
    if (this.legalCache?.of !== this.state)
      this.legalCache = { of: this.state, legal: game.legal(seatView(this.state, this.seat, this.vault)) }
    return this.legalCache.legal
  }

  legalOf<K extends Action['kind']>(kind: K): readonly Extract<Action, { kind: K }>[] {
    return this.legal.filter((action): action is Extract<Action, { kind: K }> => action.kind === kind)
  }

  private findCard(card: string): Slot {
    const { hand, retained, vassals = [] } = this.court(Math.max(0, this.seat))
    // A vassal by either of its sides.
    const names = [card, card.split('/').reverse().join('/')]
    const slot = [...hand, ...retained, ...vassals].find((slot) => names.includes(this.name(slot)))
    if (slot === undefined) throw new Error(`nobody who is awaited holds ${card}`)
    return slot
  }

  action(move: ScriptedAction): Action {
    return typeof move === 'function' ? move((card) => this.findCard(card)) : move
  }

  /** A seat's move with the openings that it needs. */
  seatMove(action: Action, seat = this.seat): Move<Action> {
    const opened = this.state.courts[seat] ? game.openings(this.state, seat, action) : []
    return { kind: 'seat', seat, action, openings: openingsOf(this.vault, opened) ?? [] }
  }

  /** Makes these moves for the awaited seat, with the dealer's answers, and returns all events. */
  do(...moves: readonly ScriptedAction[]): readonly GameEvent[] {
    const from = this.events.length
    for (const move of moves) {
      this.apply(this.seatMove(this.action(move)))
      this.answerDraws()
    }
    return this.events.slice(from)
  }

  /** The refusal of this move; the state stays as it is. Throws where the move is accepted. */
  refused(move: ScriptedAction, seat = this.seat): Refusal {
    const action = this.action(move)
    const result = game.apply(this.state, this.seatMove(action, seat))
    if (result.ok) throw new Error(`taken: ${JSON.stringify(action)}`)
    return result.error
  }

  /** A copy of this situation to play differently; chance begins anew. */
  fork(): Situation {
    const other = new Situation(this.state, seeded(1), this.stacked)
    other.vault = this.vault
    return other
  }

  /** A playout of this situation without events; chance begins anew at every draw. */
  get playout(): Playout<BlackstoneTypes> {
    const { state, vault, stacked } = this
    const dealer = { randomSourceAt: () => seeded(1), stacked }
    return {
      game,
      dealer,
      state,
      seq: 0,
      drawCount: 0,
      dealt: vault,
      vaults: state.courts.map(() => vault),
      choices: [],
    }
  }

  /** Ends the game by agreement of the players. */
  end(): Outcome | null {
    this.apply({ kind: 'end', how: 'agreement' })
    return this.outcome
  }

  court(seat: Seat): Court {
    const court = this.state.courts[seat]
    if (!court) throw new Error(`no court ${seat}`)
    return court
  }

  /** Knights and Wizards of a seat. */
  tokens(seat: Seat): readonly [number, number] {
    const { knights, wizards } = this.court(seat)
    return [knights, wizards]
  }

  /** The card in a slot, also where it lies face down. */
  name(slot: Slot): string {
    return formatCard(this.scene, slot)
  }

  names(slots: readonly Slot[]): readonly string[] {
    return slots.map((slot) => this.name(slot))
  }

  /** The vassal on a space, empty where there is none. */
  at(where: string): string {
    const slot = this.state.board[space(where)] ?? -1
    return slot < 0 ? '' : this.name(slot)
  }

  /** The whole board by space. */
  get board(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.state.board.flatMap((slot, at) => (slot < 0 ? [] : [[formatSpace(at), this.name(slot)] as const])),
    )
  }
}

/** A position document without its frame. */
export type Zones = Partial<Omit<PositionDocument, 'format' | 'version'>>

export const documentOf = (zones: Zones): Json =>
  ({ format: 'blackstone-position', version: 1, mode: 'kings-quest', ...zones }) as Json

/** The situation of a position document; `patch` sets what no document can express. */
export const situation = (zones: Zones, seed = 1, patch: Partial<State> = {}): Situation => {
  const { table, hidden } = value(readPosition(game, documentOf(zones)))
  const stacked = hidden === undefined ? NO_STACKED_CARDS : value(game.hiddenCards(table, hidden))
  return new Situation({ ...value(game.setup(table)), ...patch }, seeded(seed), stacked)
}

/** A Puzzle Master's situation; its rats deck brings no rats unless the document says so. */
export const puzzle = (zones: Zones, seed = 1): Situation => situation({ mode: 'puzzle-master', ...zones }, seed)

const QUIET_RATS_CARDS = ['cat', 'cat', 'cat', 'cat', 'duchess', 'duchess', 'duchess', 'duchess']
/** A hidden half with a rats deck that brings no rats for eight turns. */
export const quietRats = { rats: QUIET_RATS_CARDS }

/** The setup of a table of this mode; modules that were not chosen are off. */
export const tableOf = (mode: string, seats: number, chosen: GameSetup['options'] = {}): GameSetup => {
  const card = game.modes.get(mode)
  if (!card) throw new Error(`no mode ${mode}`)
  return { mode, seats, options: withDefaultOptions(card, { ...courtModulesOff(card), ...chosen }) }
}

/** A new game of a mode. */
export const newGame = (mode: string, seats: number, chosen: GameSetup['options'] = {}, seed = 1): Situation =>
  new Situation(value(game.setup(tableOf(mode, seats, chosen))), seeded(seed))
