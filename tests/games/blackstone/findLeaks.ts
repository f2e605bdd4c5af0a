/**
 * The same stretch of a game twice: once as it was dealt, once with other cards wherever one seat never learns what lies there. What that
 * seat sees, may do and is refused must be the same, to the byte.
 */
import type { Action, Event } from '../../../src/games/blackstone/actions.ts'
import { GONE } from '../../../src/games/blackstone/cards.ts'
import { game } from '../../../src/games/blackstone/index.ts'
import type { State } from '../../../src/games/blackstone/state.ts'
import { canonical } from '../../../src/kernel/canonical.ts'
import type { Draw, Opening, Sealed, Seat, Slot } from '../../../src/kernel/contract.ts'
import { type Chance, type Stacked, unlocked } from '../../../src/kernel/deal.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { openingsOf, type Vault, viewOf } from '../../../src/kernel/vault.ts'
import { Situation } from './situation.ts'
import type { Played } from './tables.ts'

export const bytes = (value: unknown): string => canonical(value as Json)

/** One decision as it was made: all that was before it, and what was told of it. */
export interface Step {
  readonly state: State
  /** All that was dealt until then. */
  readonly dealt: Vault
  readonly legal: readonly Action[]
  readonly action: Action
  readonly told: readonly Event[]
}

/** The next decisions of a game, until it is over. */
export const stretch = ({ s, choose }: Played, decisions: number): readonly Step[] => {
  const steps: Step[] = []
  for (let made = 0; made < decisions && !s.outcome; made++) {
    const { state, vault: dealt, legal } = s
    const action = choose()
    steps.push({ state, dealt, legal, action, told: s.do(action) })
  }
  return steps
}

/** What this seat was shown alone. */
const shownTo = (draws: readonly Draw[], seat: Seat | null): readonly Slot[] =>
  draws.flatMap((draw) =>
    draw.kind === 'open' && draw.to !== 'all' && seat !== null && draw.to.includes(seat) ? draw.slots : [],
  )

/** Slots that were filled by one draw and not shuffled again: their cards may change places and the draw is the same. */
const dealtTogether = (draws: readonly Draw[]): readonly (readonly Slot[])[] => {
  const again = new Set(draws.flatMap((draw) => (draw.kind === 'reseal' ? draw.from : [])))
  const filled = draws.flatMap((draw) =>
    draw.kind === 'seal' ? [draw.slots] : draw.kind === 'reseal' ? [draw.to] : [],
  )
  return filled.map((slots) => slots.filter((slot) => !again.has(slot)))
}

const turned = <T>(items: readonly T[], by: number): readonly T[] => [...items.slice(by), ...items.slice(0, by)]

/** Other cards for all slots that this seat does not know when the stretch is over; what it knows stays. */
const dealtOtherwise = ({ state, draws, vault }: Situation, seat: Seat | null, chance: Chance): Stacked => {
  const shown = new Set(shownTo(draws, seat))
  const isHidden = (slot: Slot): boolean => {
    const code = state.cards[slot] ?? GONE
    return code < 0 && code !== GONE && !shown.has(slot)
  }
  const moved = dealtTogether(draws).flatMap((slots) => {
    const hidden = slots.filter((slot) => isHidden(slot) && vault.has(slot))
    const cards = turned(hidden, hidden.length > 1 ? 1 + chance.below(hidden.length - 1) : 0)
    return hidden.map((slot, i) => [slot, vault.get(cards[i] ?? slot)?.value as Sealed] as const)
  })
  const known = [...vault].map(([slot, { value }]) => [slot, value] as const)
  return new Map([...known, ...moved])
}

/** No card is left to chance: each lies where it is said. */
const NOTHING_LEFT: Chance = unlocked(() => {
  throw new Error('something is left to chance')
})

const startAgain = ({ state, dealt }: Step, stacked: Stacked): Situation => {
  const again = new Situation(state, NOTHING_LEFT, stacked)
  again.vault = new Map(
    [...dealt].map(([slot, opening]) => [slot, { ...opening, value: stacked.get(slot) ?? opening.value }] as const),
  )
  return again
}

const only = (vault: Vault, slots: readonly Slot[]): Vault =>
  new Map(slots.flatMap((slot) => (vault.has(slot) ? [[slot, vault.get(slot) as Opening] as const] : [])))

/** All that a seat finds out here: what it may do, and what becomes of each of these actions if it tries. */
const seenBy = (seat: Seat | null, state: State, vault: Vault, probes: readonly Action[]): string => {
  const view = viewOf(state, seat, vault)
  const tried = probes.map((action) => {
    if (seat === null) return game.whyNot(view, action)
    const openings = openingsOf(vault, game.openings(state, seat, action)) ?? []
    const applied = game.apply(state, { kind: 'seat', seat, action, openings })
    return [game.whyNot(view, action), applied.ok ? applied.value : applied.error]
  })
  return bytes({ legal: game.legal(view), tried })
}

/** What one seat sees otherwise, though only cards changed that it does not know; empty where all is the same. */
export const differences = (end: Situation, steps: readonly Step[], seat: Seat | null, chance: Chance): string[] => {
  const [start] = steps
  if (!start) return []
  const other = startAgain(start, dealtOtherwise(end, seat, chance))
  const own = shownTo(end.draws, seat)
  const found: string[] = []
  for (const { state, dealt, action, legal, told } of steps) {
    const probes = [...steps.map((step) => step.action), ...legal.slice(0, 3)]
    const here = seenBy(seat, state, dealt, probes)
    if (bytes(other.state) !== bytes(state)) found.push('the table')
    if (seenBy(seat, other.state, other.vault, probes) !== here) found.push(`what may be done before ${bytes(action)}`)
    if (seenBy(seat, state, only(dealt, own), probes) !== here) found.push(`what it knows before ${bytes(action)}`)
    // Who opens nothing says nothing: the same can be done with other cards.
    if (!other.legal.some((one) => bytes(one) === bytes(action))) found.push(`another seat cannot ${bytes(action)}`)
    if (found.length > 0) return found
    if (bytes(other.do(action)) !== bytes(told)) return [`what is told of ${bytes(action)}`]
  }
  return found
}
