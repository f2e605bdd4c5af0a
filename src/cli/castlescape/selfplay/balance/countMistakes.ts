/** Counts in a game what a person who watches would call foolish. */
import type { Action } from '#src/games/castlescape/actions.ts'
import { cardOf, type Face } from '#src/games/castlescape/cards.ts'
import type { CastleScapeTypes } from '#src/games/castlescape/game.ts'
import { type InfluenceArea, influenceAreas } from '#src/games/castlescape/insight/influenceAreas.ts'
import { aimHolds } from '#src/games/castlescape/rules/aimHolds.ts'
import { fulfilledContracts } from '#src/games/castlescape/rules/ending/score.ts'
import { isService } from '#src/games/castlescape/rules/market.ts'
import { claimersOf, shareOfSize } from '#src/games/castlescape/site/influence.ts'
import type { State } from '#src/games/castlescape/state.ts'
import { withoutNumbers } from '#src/games/numberLists.ts'
import type { Seat } from '#src/kernel/contract.ts'
import { legalActionsIn, type Playout } from '#src/kernel/playout.ts'
import { followPostedRecruits, NO_POSTS, POST_ENDS } from './followPostedRecruits.ts'

/**
 * `lapsed`: Walls were given up, of which one would have brought Renown to whoever gave them up, by a Bailey; `gift`: a
 * turn left one Wall to a Bailey that only rivals would claim, and that was not so before; `lastBuy`: a card without
 * Renown was bought in a last turn, and no Contract is met with it. Of Recruits, see `POST_ENDS`.
 */
export const MISTAKES = ['lapsed', 'gift', 'lastBuy', ...POST_ENDS] as const
export type Mistake = (typeof MISTAKES)[number]
export type Mistakes = Readonly<Record<Mistake, number>>

type Game = Playout<CastleScapeTypes>

const wallsLeft = ({ turn }: State): number => turn.groups.reduce((sum, { left }) => sum + left, 0)

const isOpen = ({ closedBy }: InfluenceArea): boolean => closedBy >= 0

/** Squares of last Walls to Baileys that would bring this seat Renown. */
const ownClosures = (state: State, seat: Seat): readonly number[] =>
  influenceAreas(state)
    .filter(isOpen)
    .filter(({ influence, squares }) => {
      const claimers = claimersOf(influence)
      return claimers.includes(seat) && shareOfSize(squares.length, claimers.length) > 0
    })
    .map(({ closedBy }) => closedBy)

/** Squares of last Walls to Baileys that rivals would claim, and this seat would not. */
const rivalClosures = (state: State, seat: Seat): readonly number[] =>
  influenceAreas(state)
    .filter(isOpen)
    .filter(({ influence }) => {
      const claimers = claimersOf(influence)
      return claimers.length > 0 && !claimers.includes(seat)
    })
    .map(({ closedBy }) => closedBy)

const isLapse = (before: Game, after: Game, { kind }: Action): boolean =>
  kind !== 'build' && wallsLeft(before.state) > 0 && (wallsLeft(after.state) === 0 || kind === 'end')

/** What a seat bought in one turn: cards without Renown, and Contracts that it kept of those that it paid to see. */
interface Purchases {
  readonly cards: readonly Face[]
  readonly contracts: readonly Face[]
  /** Whether the last purchase was to see Contracts. */
  readonly hasPaidToSee: boolean
}

const NOTHING: Purchases = { cards: [], contracts: [], hasPaidToSee: false }

/** Purchases of a seat with those of one action. */
const withPurchase = (bought: Purchases, { dealt }: Game, action: Action): Purchases => {
  if (action.kind === 'buy') {
    const hasPaidToSee = isService(action.face)
    const isWorthless = cardOf(action.face).renown === 0 && !hasPaidToSee
    return { ...bought, hasPaidToSee, cards: [...bought.cards, ...(isWorthless ? [action.face] : [])] }
  }
  if (action.kind !== 'keep' || !bought.hasPaidToSee) return bought
  const faces = action.slots.flatMap((slot) => dealt.get(slot)?.value.face ?? [])
  return { ...bought, contracts: [...bought.contracts, ...faces] }
}

/** Number of a guild's Contracts that are met if these are its cards. */
const metWith = (state: State, seat: Seat, owned: readonly Face[]): number => {
  const guilds = state.guilds.map((guild, one) => (one === seat ? { ...guild, owned } : guild))
  return fulfilledContracts({ ...state, guilds }, seat).length
}

/** Number of purchases of a last turn by which no Contract is met. */
const boughtForNothing = (state: State, seat: Seat, { cards, contracts }: Purchases): number => {
  const owned = state.guilds[seat]?.owned ?? []
  const met = metWith(state, seat, owned)
  return (
    cards.filter((face) => metWith(state, seat, withoutNumbers(owned, [face])) === met).length +
    contracts.filter((face) => !aimHolds(state, seat, face)).length
  )
}

/** Watches a game of so many seats. `follies` gives what each has done; it is whole once the game is over. */
export const countMistakes = (seats: number) => {
  const counts = Array.from({ length: seats }, () => ({ lapsed: 0, gift: 0 }))
  const posts = followPostedRecruits(seats)
  /** Gifts that lay there as the turn began; null before the first action. */
  let giftsBefore: readonly number[] | null = null
  /** What each seat bought in its present turn, or in its last one. */
  const bought = counts.map(() => NOTHING)
  let latest: State | null = null
  const beginTurn = ({ state }: Game): void => {
    giftsBefore = rivalClosures(state, state.seat)
    bought[state.seat] = NOTHING
  }
  const watch = (before: Game, after: Game, action: Action): void => {
    const { state } = before
    const { seat } = state
    const own = counts[seat]
    if (!own) return
    latest = after.state
    giftsBefore ??= rivalClosures(state, seat)
    if (isLapse(before, after, action)) {
      const closures = ownClosures(state, seat)
      const buildable = legalActionsIn(before, seat).filter((one) => one.kind === 'build')
      if (buildable.some(({ square }) => closures.includes(square))) own.lapsed++
    }
    posts.watch(state, after.state, action)
    bought[seat] = withPurchase(bought[seat] ?? NOTHING, after, action)
    if (after.state.turnNumber === state.turnNumber && after.state.outcome === null) return
    if (rivalClosures(after.state, seat).some((square) => !giftsBefore?.includes(square))) own.gift++
    if (!after.state.outcome) beginTurn(after)
  }
  return {
    watch,
    follies: (): readonly Mistakes[] => {
      const ends = posts.ends()
      return counts.map((own, seat) => ({
        ...own,
        lastBuy: latest ? boughtForNothing(latest, seat, bought[seat] ?? NOTHING) : 0,
        ...(ends[seat] ?? NO_POSTS),
      }))
    },
  }
}
