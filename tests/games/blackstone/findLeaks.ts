/**
 * The same part of a game twice: once as it was dealt, once with other cards wherever one seat never learns the card.
 * What that seat sees, may do and is refused must be the same, to the byte.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Action } from '../../../src/games/blackstone/actions.ts'
import { OUT_OF_USE } from '../../../src/games/blackstone/cards.ts'
import type { GameEvent } from '../../../src/games/blackstone/events.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import type { State } from '../../../src/games/blackstone/state.ts'
import type { StackedCards } from '../../../src/kernel/answerDraw.ts'
import { canonicalJson } from '../../../src/kernel/canonicalJson.ts'
import type { CardValue, Draw, Opening, Seat, Slot } from '../../../src/kernel/contract.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { createUnlockedSource, type RandomSource } from '../../../src/kernel/randomSource.ts'
import { openingsOf, seatView, type Vault } from '../../../src/kernel/vault.ts'
import type { RunningGame } from './gameStarts.ts'
import { Situation } from './testTable.ts'

export const bytes = (value: unknown): string => canonicalJson(value as Json)

/** One decision: the situation before it, and the events that it caused. */
export interface RecordedDecision {
  readonly state: State
  /** All cards that were dealt until then. */
  readonly dealtCards: Vault
  readonly legal: readonly Action[]
  readonly action: Action
  readonly events: readonly GameEvent[]
}

/** Plays the next decisions of a game and records them, until it is over. */
export const recordDecisions = ({ s, choose }: RunningGame, decisions: number): readonly RecordedDecision[] => {
  const steps: RecordedDecision[] = []
  for (let decisionCount = 0; decisionCount < decisions && !s.outcome; decisionCount++) {
    const { state, vault: dealt, legal } = s
    const action = choose()
    steps.push({ state, dealtCards: dealt, legal, action, events: s.do(action) })
  }
  return steps
}

/** Slots that were opened to this seat, and not to all. */
const slotsShownTo = (draws: readonly Draw[], seat: Seat | null): readonly Slot[] =>
  draws.flatMap((draw) =>
    draw.kind === 'open' && draw.to !== 'all' && seat !== null && draw.to.includes(seat) ? draw.slots : [],
  )

/**
 * Slots that were filled by one draw and not shuffled again: their cards may change places without a change of the
 * draw.
 */
const dealtTogether = (draws: readonly Draw[]): readonly (readonly Slot[])[] => {
  const reshuffled = new Set(draws.flatMap((draw) => (draw.kind === 'reseal' ? draw.from : [])))
  const filled = draws.flatMap((draw) =>
    draw.kind === 'seal' ? [draw.slots] : draw.kind === 'reseal' ? [draw.to] : [],
  )
  return filled.map((slots) => slots.filter((slot) => !reshuffled.has(slot)))
}

const rotated = <T>(items: readonly T[], by: number): readonly T[] => [...items.slice(by), ...items.slice(0, by)]

/** Other cards for all slots that this seat does not know at the end of this part; the cards that it knows stay. */
const redealHiddenCards = (
  { state, draws, vault }: Situation,
  seat: Seat | null,
  chance: RandomSource,
): StackedCards => {
  const shown = new Set(slotsShownTo(draws, seat))
  const isHidden = (slot: Slot): boolean => {
    const code = state.cards[slot] ?? OUT_OF_USE
    return code < 0 && code !== OUT_OF_USE && !shown.has(slot)
  }
  const redealtCards = dealtTogether(draws).flatMap((slots) => {
    const hidden = slots.filter((slot) => isHidden(slot) && vault.has(slot))
    const cards = rotated(hidden, hidden.length > 1 ? 1 + chance.below(hidden.length - 1) : 0)
    return hidden.map((slot, i) => [slot, vault.get(cards[i] ?? slot)?.value as CardValue] as const)
  })
  const known = [...vault].map(([slot, { value }]) => [slot, value] as const)
  return new Map([...known, ...redealtCards])
}

/** Chance that must never be used, because every card is given. */
const NO_CHANCE: RandomSource = createUnlockedSource(() => {
  throw new Error('something is left to chance')
})

const restartWith = ({ state, dealtCards }: RecordedDecision, stacked: StackedCards): Situation => {
  const restarted = new Situation(state, NO_CHANCE, stacked)
  restarted.vault = new Map(
    [...dealtCards].map(
      ([slot, opening]) => [slot, { ...opening, value: stacked.get(slot) ?? opening.value }] as const,
    ),
  )
  return restarted
}

const restrictVault = (vault: Vault, slots: readonly Slot[]): Vault =>
  new Map(slots.flatMap((slot) => (vault.has(slot) ? [[slot, vault.get(slot) as Opening] as const] : [])))

/** All that a seat can find out here: its legal actions, and the result of trying each of these probes. */
const knowledgeOf = (seat: Seat | null, state: State, vault: Vault, probes: readonly Action[]): string => {
  const view = seatView(state, seat, vault)
  const results = probes.map((action) => {
    if (seat === null) return game.findRefusal(view, action)
    const openings = openingsOf(vault, game.openings(state, seat, action)) ?? []
    const applied = game.apply(state, { kind: 'seat', seat, action, openings })
    return [game.findRefusal(view, action), applied.ok ? applied.value : applied.error]
  })
  return bytes({ legal: game.legal(view), tried: results })
}

/** The differences that one seat sees although only cards changed that it does not know; empty where there are none. */
export const findLeaks = (
  end: Situation,
  steps: readonly RecordedDecision[],
  seat: Seat | null,
  chance: RandomSource,
): string[] => {
  const [start] = steps
  if (!start) return []
  const redealt = restartWith(start, redealHiddenCards(end, seat, chance))
  const ownSlots = slotsShownTo(end.draws, seat)
  const leaks: string[] = []
  for (const { state, dealtCards, action, legal, events } of steps) {
    const probes = [...steps.map((step) => step.action), ...legal.slice(0, 3)]
    const knowledge = knowledgeOf(seat, state, dealtCards, probes)
    if (!isDeepStrictEqual(redealt.state, state)) leaks.push('the table')
    if (knowledgeOf(seat, redealt.state, redealt.vault, probes) !== knowledge)
      leaks.push(`what may be done before ${bytes(action)}`)
    if (knowledgeOf(seat, state, restrictVault(dealtCards, ownSlots), probes) !== knowledge)
      leaks.push(`what it knows before ${bytes(action)}`)
    // An action without openings reveals nothing: it is also legal with other cards.
    if (!redealt.legal.some((legalAction) => isDeepStrictEqual(legalAction, action)))
      leaks.push(`another seat cannot ${bytes(action)}`)
    if (leaks.length > 0) return leaks
    if (bytes(redealt.do(action)) !== bytes(events)) return [`what is told of ${bytes(action)}`]
  }
  return leaks
}
