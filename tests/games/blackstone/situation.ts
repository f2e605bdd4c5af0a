/** A situation of the game on a table of its own: laid from a position document, dealt exactly as its hidden half says, played move by move. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Action, Event } from '../../../src/games/blackstone/actions.ts'
import { type Blackstone, game, sceneOf } from '../../../src/games/blackstone/index.ts'
import { makeSpace } from '../../../src/games/blackstone/notation/cards.ts'
import { makeCard } from '../../../src/games/blackstone/notation/slot.ts'
import { offUnlessNamed } from '../../../src/games/blackstone/options.ts'
import type { PositionDocument } from '../../../src/games/blackstone/position/document.ts'
import { readPosition } from '../../../src/games/blackstone/position/read.ts'
import type { Scene } from '../../../src/games/blackstone/rules/play.ts'
import type { Court, State } from '../../../src/games/blackstone/state.ts'
import type { Deed, Draw, Outcome, Seat, Slot, Table } from '../../../src/kernel/contract.ts'
import { type Chance, deal, type Stacked, UNSTACKED, unlocked } from '../../../src/kernel/deal.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { writeOut } from '../../../src/kernel/options.ts'
import type { Playout } from '../../../src/kernel/playout.ts'
import type { Refusal, Result } from '../../../src/kernel/result.ts'
import { EMPTY_VAULT, openingsOf, type Vault, viewOf } from '../../../src/kernel/vault.ts'
import { type Move, space } from './moves.ts'

/** Chance without locks that follows from a seed. */
export const seeded = (seed: number): Chance => {
  const generator = xoroshiro128plus(seed)
  return unlocked((bound) => uniformInt(generator, 0, bound - 1))
}

export const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}

/** A game under way with a dealer who knows everything and a vault that all seats share. */
export class Situation {
  state: State
  vault: Vault = EMPTY_VAULT
  /** All draws that the rules have asked for, in order. */
  readonly draws: Draw[] = []
  /** All events since the beginning. */
  readonly events: Event[] = []

  constructor(
    state: State,
    private readonly chance: Chance,
    private readonly stacked: Stacked = UNSTACKED,
  ) {
    this.state = state
    this.settle()
  }

  /** Answers the dealer's draws until a seat is awaited or the game is over. */
  private settle(): void {
    for (let turn = game.turn(this.state); turn.kind === 'chance'; turn = game.turn(this.state)) {
      const { answer, dealt } = deal(turn.draw, this.vault, this.chance, this.stacked)
      this.vault = dealt
      this.draws.push(turn.draw)
      this.apply({ kind: 'chance', answer })
    }
  }

  /** Applies a deed; throws where it is refused. Answers with what it told. */
  private apply(deed: Deed<Action>): readonly Event[] {
    const { state, events } = value(game.apply(this.state, deed))
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
    return sceneOf(viewOf(this.state, this.seat, this.vault))
  }

  get outcome(): Outcome | null {
    return this.state.outcome
  }

  private listed: { readonly of: State; readonly legal: readonly Action[] } | null = null

  /** What the awaited seat may do; listed once for each state. */
  get legal(): readonly Action[] {
    if (this.listed?.of !== this.state)
      this.listed = { of: this.state, legal: game.legal(viewOf(this.state, this.seat, this.vault)) }
    return this.listed.legal
  }

  legalOf<K extends Action['kind']>(kind: K): readonly Extract<Action, { kind: K }>[] {
    return this.legal.filter((action): action is Extract<Action, { kind: K }> => action.kind === kind)
  }

  private find(card: string): Slot {
    const { hand, retained, vassals = [] } = this.court(Math.max(0, this.seat))
    // A vassal by either of its sides.
    const names = [card, card.split('/').reverse().join('/')]
    const slot = [...hand, ...retained, ...vassals].find((one) => names.includes(this.name(one)))
    if (slot === undefined) throw new Error(`nobody who is awaited holds ${card}`)
    return slot
  }

  action(move: Move): Action {
    return typeof move === 'function' ? move((card) => this.find(card)) : move
  }

  /** A seat's deed with the openings that it needs. */
  deed(action: Action, seat = this.seat): Deed<Action> {
    const opened = this.state.courts[seat] ? game.openings(this.state, seat, action) : []
    return { kind: 'seat', seat, action, openings: openingsOf(this.vault, opened) ?? [] }
  }

  /** The awaited seat makes these moves; the dealer answers what they ask for. Answers with all that was told. */
  do(...moves: readonly Move[]): readonly Event[] {
    const from = this.events.length
    for (const move of moves) {
      this.apply(this.deed(this.action(move)))
      this.settle()
    }
    return this.events.slice(from)
  }

  /** Why the move is refused; the state stays as it is. Throws where it is taken. */
  refused(move: Move, seat = this.seat): Refusal {
    const action = this.action(move)
    const result = game.apply(this.state, this.deed(action, seat))
    if (result.ok) throw new Error(`taken: ${JSON.stringify(action)}`)
    return result.error
  }

  /** The same situation once more, to be played another way; chance begins anew. */
  fork(): Situation {
    const other = new Situation(this.state, seeded(1), this.stacked)
    other.vault = this.vault
    return other
  }

  /** The same situation to be played on without events; chance begins anew at every draw. */
  get playout(): Playout<Blackstone> {
    const { state, vault, stacked } = this
    const dealer = { chanceAt: () => seeded(1), stacked }
    return { game, dealer, state, seq: 0, drawn: 0, dealt: vault, vaults: state.courts.map(() => vault) }
  }

  /** The people at the table end the game by agreement. */
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
    return makeCard(this.scene, slot)
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
      this.state.board.flatMap((slot, at) => (slot < 0 ? [] : [[makeSpace(at), this.name(slot)] as const])),
    )
  }
}

/** A position document without its frame. */
export type Zones = Partial<Omit<PositionDocument, 'format' | 'version'>>

export const documentOf = (zones: Zones): Json =>
  ({ format: 'blackstone-position', version: 1, mode: 'kings-quest', ...zones }) as Json

/** The situation of a position document; `patch` sets what no document can say. */
export const situation = (zones: Zones, seed = 1, patch: Partial<State> = {}): Situation => {
  const { table, hidden } = value(readPosition(game, documentOf(zones)))
  const stacked = hidden === undefined ? UNSTACKED : value(game.hidden(table, hidden))
  return new Situation({ ...value(game.setup(table)), ...patch }, seeded(seed), stacked)
}

/** A Puzzle Master's situation; its rats deck brings no rats unless the document says so. */
export const puzzle = (zones: Zones, seed = 1): Situation => situation({ mode: 'puzzle-master', ...zones }, seed)

const CALM = ['cat', 'cat', 'cat', 'cat', 'duchess', 'duchess', 'duchess', 'duchess']
/** A hidden half with a rats deck that keeps quiet for eight turns. */
export const calm = { rats: CALM }

/** A table of a mode; modules that nobody chose are off. */
export const tableOf = (mode: string, seats: number, chosen: Table['options'] = {}): Table => {
  const card = game.modes.get(mode)
  if (!card) throw new Error(`no mode ${mode}`)
  return { mode, seats, options: writeOut(card, { ...offUnlessNamed(card), ...chosen }) }
}

/** A new game of a mode. */
export const newGame = (mode: string, seats: number, chosen: Table['options'] = {}, seed = 1): Situation =>
  new Situation(value(game.setup(tableOf(mode, seats, chosen))), seeded(seed))
