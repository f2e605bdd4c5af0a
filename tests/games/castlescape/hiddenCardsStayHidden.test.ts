/**
 * The same games twice: once as they were dealt, once with other cards wherever one seat never learns the card. What
 * the table shows, and what that seat may do, must be the same to the byte (rules 12).
 */
import { expect, test } from 'vitest'
import type { Action } from '../../../src/games/castlescape/actions.ts'
import { game } from '../../../src/games/castlescape/game.ts'
import { MODE } from '../../../src/games/castlescape/options.ts'
import type { State } from '../../../src/games/castlescape/state.ts'
import { answerDraw, type StackedCards } from '../../../src/kernel/answerDraw.ts'
import { canonicalJson } from '../../../src/kernel/canonicalJson.ts'
import type { CardValue, Draw, Seat, Slot } from '../../../src/kernel/contract.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { withDefaultOptions } from '../../../src/kernel/options.ts'
import { EMPTY_VAULT, openingsOf, seatView, type Vault } from '../../../src/kernel/vault.ts'
import { chanceFrom, numbersFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { busy } from './players.ts'

type Choice = readonly [Seat, Action]

/** A game as far as it was played, with everything that was dealt and shown. */
class Run {
  state: State
  dealt: Vault = EMPTY_VAULT
  readonly draws: Draw[] = []
  /** Slots shown to each seat alone, and to all. */
  readonly shown: Set<Slot>[]
  readonly open = new Set<Slot>()

  constructor(
    private readonly seed: number,
    seats: number,
    private readonly stacked: StackedCards,
  ) {
    const options = withDefaultOptions(MODE, { first: 0 })
    this.state = unwrap(game.setup({ mode: MODE.id, options, seats }))
    this.shown = Array.from({ length: seats }, () => new Set())
    this.deal()
  }

  /** Each draw has chance of its own, so that a shuffle is the same whatever was given before. */
  private deal(): void {
    for (let turn = game.turn(this.state); turn.kind === 'chance'; turn = game.turn(this.state)) {
      const { draw } = turn
      const { answer, dealt } = answerDraw(
        draw,
        this.dealt,
        chanceFrom(this.seed * 997 + this.draws.length),
        this.stacked,
      )
      this.dealt = dealt
      this.draws.push(draw)
      if (draw.kind === 'open')
        for (const slot of draw.slots)
          if (draw.to === 'all') this.open.add(slot)
          else for (const seat of draw.to) this.shown[seat]?.add(slot)
      this.state = unwrap(game.apply(this.state, { kind: 'chance', answer })).state
    }
  }

  /** What a seat was shown: of all cards that were dealt no others. */
  view(seat: Seat) {
    const vault = new Map([...this.dealt].filter(([slot]) => this.shown[seat]?.has(slot)))
    return seatView(this.state, seat, vault)
  }

  awaited(): readonly Seat[] {
    const turn = game.turn(this.state)
    return turn.kind === 'seats' ? turn.seats : []
  }

  move(choices: readonly Choice[]): void {
    const withOpenings = choices.map(([seat, action]) => {
      const slots = game.openings(this.state, seat, action)
      for (const slot of slots) this.open.add(slot)
      return [seat, action, openingsOf(this.dealt, slots) ?? []] as const
    })
    const [[seat, action, openings] = [0, { kind: 'end' }, []] as const] = withOpenings
    const isJoint = withOpenings.length > 1
    const move = isJoint
      ? ({ kind: 'joint', actions: withOpenings } as const)
      : ({ kind: 'seat', seat, action, openings } as const)
    this.state = unwrap(game.apply(this.state, move)).state
    this.deal()
  }
}

const bytes = (value: unknown): string => canonicalJson(value as Json)

/** Other cards in all slots that this seat never learned, among those that were shuffled together. */
const redealt = (run: Run, seat: Seat, below: (bound: number) => number): StackedCards => {
  const gone = new Set(run.draws.flatMap((draw) => (draw.kind === 'reseal' ? draw.from : [])))
  const isHidden = (slot: Slot) => !gone.has(slot) && !run.open.has(slot) && !run.shown[seat]?.has(slot)
  const cards = new Map<Slot, CardValue>([...run.dealt].map(([slot, { value }]) => [slot, value]))
  for (const draw of run.draws) {
    if (draw.kind !== 'seal') continue
    const hidden = draw.slots.filter(isHidden)
    const by = hidden.length > 1 ? 1 + below(hidden.length - 1) : 0
    hidden.forEach((slot, index) => {
      const from = hidden[(index + by) % hidden.length] ?? slot
      cards.set(slot, run.dealt.get(from)?.value as CardValue)
    })
  }
  return cards
}

/** Plays so many decisions, then the same ones with other hidden cards; returns how many cards were others. */
const compareGames = (seed: number, seats: number, decisions: number, seat: Seat): number => {
  const below = numbersFrom(seed)
  const run = new Run(seed, seats, new Map())
  const choices: (readonly Choice[])[] = []
  const seen: string[] = []
  for (let count = 0; count < decisions && run.awaited().length > 0; count++) {
    const all = run.awaited().map((one) => [one, busy(game.legal(run.view(one)), below)] as const)
    seen.push(bytes([run.state, run.awaited().includes(seat) ? game.legal(run.view(seat)) : []]))
    choices.push(all)
    run.move(all)
  }
  const stacked = redealt(run, seat, below)
  const other = new Run(seed, seats, stacked)
  choices.forEach((all, index) => {
    expect(bytes([other.state, other.awaited().includes(seat) ? game.legal(other.view(seat)) : []])).toBe(seen[index])
    other.move(all)
  })
  expect(bytes(other.state)).toBe(bytes(run.state))
  return [...run.dealt.values()].filter(({ slot, value }) => stacked.get(slot)?.face !== value.face).length
}

test.each([2, 3, 4])('%i seats: nothing that a seat sees depends on cards that it never learns', (seats) => {
  let others = 0
  for (let seed = 1; seed <= 12; seed++) others += compareGames(seed, seats, 1 + ((seed * 37) % 240), seed % seats)
  expect(others).toBeGreaterThan(500)
})

test('a view of others lists nothing, and a seat that is not awaited is refused alike whatever it holds', () => {
  const run = new Run(3, 3, new Map())
  run.move(run.awaited().map((seat) => [seat, game.legal(run.view(seat))[0] as Action] as const))
  expect(run.awaited()).toEqual([0])
  expect(game.legal(run.view(1))).toEqual([])
  const codes = run.state.guilds[1]?.hand.map((card) => game.findRefusal(run.view(1), { kind: 'play', card })?.code)
  expect(new Set(codes)).toEqual(new Set(['notYourTurn']))
})
