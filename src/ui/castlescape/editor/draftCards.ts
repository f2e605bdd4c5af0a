/** Cards of the guilds of a draft: those that lie open, and those that a person names in hands and among Contracts. */
import { faceWithId, idOfFace } from '../../../games/castlescape/cardIds.ts'
import { cardOf, STARTER_DECK } from '../../../games/castlescape/cards.ts'
import { HAND } from '../../../games/castlescape/data/numbers.ts'
import type { HiddenHalf } from '../../../games/castlescape/position/positionSchema.ts'
import { type Draft, type DraftGuild, guildAt, seatsOf, withGuild } from './draft.ts'

const STARTERS = STARTER_DECK.map(idOfFace)

/** These ids without one of each of the others. */
const withoutIds = (ids: readonly string[], others: readonly string[]): string[] =>
  others.reduce<string[]>(
    (left, id) => {
      const at = left.indexOf(id)
      return at < 0 ? left : left.toSpliced(at, 1)
    },
    [...ids],
  )

const countIn = (ids: readonly string[], id: string): number => ids.filter((one) => one === id).length

const openIds = ({ played = [], discard = [], alley = [] }: DraftGuild): readonly string[] => [
  ...played,
  ...discard,
  ...alley,
]

/** Draft whose standard piles, where their numbers are named, gave these cards and took the others back. */
const withPiles = (draft: Draft, taken: readonly string[], given: readonly string[]): Draft => {
  const { piles, ...market } = draft.market ?? {}
  if (!piles) return draft
  const owned = seatsOf(draft).flatMap((seat) => {
    const guild = guildAt(draft, seat)
    return [...openIds(guild), ...(guild.faceDown ?? [])]
  })
  const leftOf = (id: string, left: number): number => {
    const most = cardOf(faceWithId(id)).count - countIn(owned, id)
    return Math.max(0, Math.min(most, left - countIn(taken, id) + countIn(given, id)))
  }
  const next = Object.entries(piles).map(([id, left]) => [id, faceWithId(id) < 0 ? left : leftOf(id, left)] as const)
  return { ...draft, market: { ...market, piles: Object.fromEntries(next) } }
}

/** Changes the cards of a guild that lie open. */
export const withOpenCards = (
  draft: Draft,
  seat: number,
  change: Pick<DraftGuild, 'discard'> | Pick<DraftGuild, 'alley'>,
): Draft => {
  const before = openIds(guildAt(draft, seat))
  const changed = withGuild(draft, seat, change)
  const after = openIds(guildAt(changed, seat))
  return withPiles(changed, withoutIds(after, before), withoutIds(before, after))
}

type HiddenZone = 'hands' | 'contracts'

/** Ids of cards that lie hidden with a guild. */
export const hiddenAt = ({ hidden }: Draft, zone: HiddenZone, seat: number): readonly string[] =>
  hidden?.[zone]?.[seat] ?? []

/** Number of cards that a guild holds, where it is said: those that are named now, and those that nobody knows. */
const heldNumber = (number: number, ids: readonly string[], given: readonly string[]): number =>
  Math.max(ids.length, number - given.length)

/**
 * Draft of a game, which says which cards each guild has face down and how many it holds. A card that is named may be
 * one of those whose place nobody knows; any other one is a card more.
 */
const withHandOfGame = (draft: Draft, seat: number, ids: readonly string[]): Draft => {
  const { faceDown = [], hand = 0 } = guildAt(draft, seat)
  const before = hiddenAt(draft, 'hands', seat)
  const given = withoutIds(before, ids)
  const unnamed = withoutIds(faceDown, [...before, ...(draft.hidden?.decks?.[seat] ?? [])])
  const more = withoutIds(withoutIds(ids, before), unnamed)
  const changed = withGuild(draft, seat, {
    faceDown: [...withoutIds(faceDown, given), ...more],
    hand: heldNumber(hand, ids, given),
  })
  return withPiles(changed, more, given)
}

/** Draft in which the numbers that say how much a guild holds fit what is named of it. */
const withHeldNumbers = (draft: Draft, zone: HiddenZone, seat: number, ids: readonly string[]): Draft => {
  const { hand: _, ...guild } = guildAt(draft, seat)
  if (zone === 'contracts') {
    const { contracts } = guild
    if (contracts === undefined) return draft
    return withGuild(draft, seat, {
      contracts: heldNumber(contracts, ids, withoutIds(hiddenAt(draft, zone, seat), ids)),
    })
  }
  if (guild.faceDown) return withHandOfGame(draft, seat, ids)
  // What is named is the hand.
  return { ...draft, guilds: seatsOf(draft).map((at) => (at === seat ? guild : guildAt(draft, at))) }
}

/** Hands that nothing says anything of beside one that is named: five cards are dealt, as where none is. */
const withDealtHands = (draft: Draft): Draft => {
  if (!draft.hidden?.hands) return draft
  return seatsOf(draft).reduce((before, seat) => {
    const guild = guildAt(before, seat)
    const isSaid = guild.faceDown || guild.hand !== undefined || hiddenAt(before, 'hands', seat).length > 0
    const most = withoutIds(STARTERS, openIds(guild)).length
    return isSaid ? before : withGuild(before, seat, { hand: Math.min(HAND, most) })
  }, draft)
}

/** Names the hidden cards of a guild; without any the app deals them. */
export const withHidden = (draft: Draft, zone: HiddenZone, seat: number, ids: readonly string[]): Draft => {
  const lists = seatsOf(draft).map((at) => (at === seat ? [...ids] : [...hiddenAt(draft, zone, at)]))
  const { hidden: before = {}, ...rest } = withHeldNumbers(draft, zone, seat, ids)
  const { [zone]: _, ...others } = before
  const hidden: HiddenHalf = lists.some((list) => list.length > 0) ? { ...others, [zone]: lists } : others
  return withDealtHands(Object.keys(hidden).length > 0 ? { ...rest, hidden } : rest)
}
