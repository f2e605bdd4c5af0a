/** Tables for tests: expeditions that begin from a position document, played in text forms with dice that are named. */
import type { Action } from '../../../src/games/lamps-below/actions.ts'
import type { GameEvent } from '../../../src/games/lamps-below/events.ts'
import { game } from '../../../src/games/lamps-below/game.ts'
import { roomName } from '../../../src/games/lamps-below/hall/room.ts'
import { explorerId, figureName, idOfFace, trackName } from '../../../src/games/lamps-below/ids.ts'
import { formatAction } from '../../../src/games/lamps-below/notation/formatAction.ts'
import { readActionText } from '../../../src/games/lamps-below/notation/readActionText.ts'
import { MODE } from '../../../src/games/lamps-below/options.ts'
import { readPosition } from '../../../src/games/lamps-below/position/readPosition.ts'
import type { Explorer, State } from '../../../src/games/lamps-below/state.ts'
import { answerDraw } from '../../../src/kernel/answerDraw.ts'
import type { CardValue, Draw, Seat, Slot, View } from '../../../src/kernel/contract.ts'
import type { Options } from '../../../src/kernel/gameCard.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { withDefaultOptions } from '../../../src/kernel/options.ts'
import type { Refusal } from '../../../src/kernel/result.ts'
import { EMPTY_VAULT, seatView, type Vault } from '../../../src/kernel/vault.ts'
import { chanceFrom, numbersFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'

type Stacked = ReadonlyMap<Slot, CardValue>

export class Table {
  state: State
  readonly events: GameEvent[] = []
  readonly draws: Draw[] = []
  dealt: Vault = EMPTY_VAULT
  private readonly stacked: Stacked
  private readonly dice: number[] = []
  private readonly chance = chanceFrom(1)
  private readonly below = numbersFrom(2)

  constructor(state: State, stacked: Stacked = new Map()) {
    this.state = state
    this.stacked = stacked
  }

  /** Numbers that the next dice show, throw after throw; further ones fall by chance. */
  throws(...values: readonly number[]): this {
    this.dice.push(...values)
    return this
  }

  /** Numbers that no die has shown yet. */
  get unthrown(): readonly number[] {
    return this.dice
  }

  view(seat: Seat): View<State> {
    return seatView(this.state, seat, EMPTY_VAULT)
  }

  dealerView(): View<State> {
    return seatView(this.state, null, this.dealt)
  }

  /** Seat that is awaited, numbered from 1; 0 when nobody is. */
  get awaited(): number {
    const turn = game.turn(this.state)
    return turn.kind === 'seats' ? (turn.seats[0] ?? -1) + 1 : 0
  }

  apply(move: Parameters<typeof game.apply>[1]): Refusal | null {
    const before = JSON.stringify(this.state)
    const applied = game.apply(this.state, move)
    if (JSON.stringify(this.state) !== before) throw new Error('a move changed the state before it')
    if (!applied.ok) return applied.error
    this.state = applied.value.state
    this.events.push(...applied.value.events)
    return null
  }

  private showDice(sides: readonly number[]): readonly number[] {
    return sides.map((count) => {
      const value = this.dice.shift() ?? 1 + this.below(count)
      if (value > count) throw new Error(`a die with ${count} sides cannot show ${value}`)
      return value
    })
  }

  private answer(draw: Draw): void {
    this.draws.push(draw)
    const { answer, dealt } = answerDraw(draw, this.dealt, this.chance, this.stacked)
    this.dealt = dealt
    const values = draw.kind === 'dice' ? this.showDice(draw.sides) : []
    const refused = this.apply({
      kind: 'chance',
      answer: answer.kind === 'dice' ? { kind: 'dice', values } : answer,
    })
    if (refused) throw new Error(refused.code)
  }

  /** Answers draws that are due, `most` at most. */
  deal(most = Number.POSITIVE_INFINITY): this {
    for (let count = 0; count < most; count++) {
      const turn = game.turn(this.state)
      if (turn.kind !== 'chance') return this
      this.answer(turn.draw)
    }
    return this
  }

  /** Answers draws until the one of this task is due. */
  dealUntil(task: string): this {
    while (this.task !== task) {
      const turn = game.turn(this.state)
      if (turn.kind !== 'chance') throw new Error(`${task} does not come`)
      this.answer(turn.draw)
    }
    return this
  }

  /** Ends the turn of the awaited seat; the groups behind it act, up to the event. */
  endTurn(): this {
    return this.act('end').dealUntil('event')
  }

  read(text: string): Action {
    return unwrap(readActionText(this.view(0), text))
  }

  /** Actions of the awaited seat, one text after the other, with the draws that follow; each must be taken. */
  do(...texts: readonly string[]): this {
    for (const text of texts) this.act(text).deal()
    return this
  }

  /** One action of the awaited seat, without the draws that follow. */
  act(text: string): this {
    const refused = this.apply({ kind: 'seat', seat: this.awaited - 1, action: this.read(text), openings: [] })
    if (refused) throw new Error(`${text}: ${JSON.stringify(refused)}`)
    return this
  }

  end(how: 'agreement' | 'concede' | 'leave', seat = 0): Refusal | null {
    return this.apply(how === 'agreement' ? { kind: 'end', how } : { kind: 'end', how, seat })
  }

  /** Ruling or code with which an action of the awaited seat, or of another, is refused; null if it is taken. */
  refusal(text: string, seat = this.awaited - 1): string | null {
    const applied = game.apply(this.state, { kind: 'seat', seat, action: this.read(text), openings: [] })
    if (applied.ok) return null
    return applied.error.ruling === undefined ? applied.error.code : `E${applied.error.ruling}`
  }

  /** Texts of the legal actions of the awaited seat that begin with this word. */
  legal(word = ''): readonly string[] {
    return game
      .legal(this.view(this.awaited - 1))
      .map((action) => formatAction(this.state, action))
      .filter((text) => text === word || text.startsWith(`${word} `) || word === '')
  }

  explorer(id: string): Explorer {
    const found = this.state.company.find(({ card }) => explorerId(card) === id)
    if (!found) throw new Error(`no explorer ${id}`)
    return found
  }

  /** Room of an explorer, or where else it is. */
  at(id: string): string {
    const { at } = this.explorer(id)
    return typeof at === 'number' ? roomName(at) : at
  }

  /** Wounds, deep wounds and courage, as in `2w1d c2`. */
  counters(id: string): string {
    const { wounds, deep, courage } = this.explorer(id)
    return `${wounds}w${deep}d c${courage}`
  }

  /** Finds that were brought into the hall, and those found in it after a bar. */
  finds(id: string): string {
    const { finds, newFinds } = this.explorer(id)
    return [finds, newFinds].map((faces) => faces.map(idOfFace).join(' ')).join('|')
  }

  /** Dwellers as `A1@b2`, with health and guard where they are not usual. */
  get dwellers(): string {
    const { groups = [] } = this.state.hall ?? {}
    return groups
      .flatMap(({ figures }, group) =>
        figures.map(({ number, at, guard }) => `${figureName({ group, number })}@${roomName(at)}${guard ? '!' : ''}`),
      )
      .join(' ')
  }

  health(name: string): number {
    const { groups = [] } = this.state.hall ?? {}
    const all = groups.flatMap(({ figures }, group) =>
      figures.map(({ number, health }) => [figureName({ group, number }), health] as const),
    )
    return all.find(([one]) => one === name)?.[1] ?? 0
  }

  get track(): string {
    const cards = this.state.company.map(({ card }) => card)
    return (this.state.hall?.track ?? []).map((card) => trackName(card, cards)).join(' ')
  }

  get caches(): string {
    return (this.state.hall?.caches ?? []).map(roomName).join(' ')
  }

  get threat(): number {
    return this.state.hall?.threat ?? -1
  }

  get lamps(): string {
    return (this.state.hall?.lamps ?? []).join('')
  }

  dieOf(id: string): string {
    return this.explorer(id).dice.join('')
  }

  get card(): string {
    return idOfFace(this.state.card)
  }

  /** What waits: the name of the next task. */
  get task(): string {
    return this.state.tasks.at(-1)?.do ?? ''
  }

  /** Events of one kind. */
  told<K extends GameEvent['kind']>(kind: K): readonly Extract<GameEvent, { kind: K }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { kind: K }> => event.kind === kind)
  }

  get outcome(): State['outcome'] {
    return this.state.outcome
  }
}

/** New expedition, up to its first decision. */
export const newGame = (seats: number, options: Options = {}): Table =>
  new Table(unwrap(game.setup({ mode: MODE.id, options: withDefaultOptions(MODE, options), seats })))

/** Table that begins from a position document. */
export const tableFrom = (document: object): Table => {
  const full = { format: 'lamps-below-position', version: 1, ...document }
  const { table: setup, hidden } = unwrap(readPosition(full as Json))
  const stacked = hidden === undefined ? undefined : unwrap(game.hiddenCards(setup, hidden))
  return new Table(unwrap(game.setup(setup)), stacked)
}

/** Table from a position whose cards are dealt. */
export const table = (document: object): Table => {
  const made = tableFrom(document)
  for (
    let turn = game.turn(made.state);
    turn.kind === 'chance' && turn.draw.kind !== 'dice';
    turn = game.turn(made.state)
  )
    made.deal(1)
  return made
}
