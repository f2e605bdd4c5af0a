/** Corner piles and the vassal discard: refilling a space, running out, coming back (rulings 42 to 44). */
import type { Slot } from '../../../kernel/contract.ts'
import type { Space } from '../board.ts'
import { BACKS, cardOf, GONE } from '../cards.ts'
import type { State } from '../state.ts'
import { holdsAssassin, setAside } from './assassins.ts'
import { codeIn, next, type Play } from './play.ts'

/** This pile, or the next clockwise that holds a card; -1 where all are empty (ruling 42). */
export const pileFrom = (state: State, pile: number): number => {
  const count = state.piles.length
  for (let step = 0; step < count; step++) {
    const at = (pile + step) % count
    if (state.piles[at]?.length) return at
  }
  return -1
}

/** Can a space be refilled at all: from a pile, or from the discard that is shuffled when all piles are empty? */
export const canRefill = (state: State): boolean => pileFrom(state, 0) >= 0 || state.discard.length > 0

/** Sizes of piles that are as even as they can be, larger ones first (ruling 6). */
export const evenly = (cards: number, piles: number): readonly number[] =>
  Array.from({ length: piles }, (_, pile) => {
    const rest = cards % piles
    return (cards - rest) / piles + (pile < rest ? 1 : 0)
  })

/** Puts slots on the piles, one pile after the other. */
export const layPiles = (state: State, slots: readonly Slot[]): void => {
  let from = 0
  evenly(slots.length, state.piles.length).forEach((size, pile) => {
    state.piles[pile] = slots.slice(from, from + size)
    from += size
  })
}

export const topsOf = (state: State): readonly Slot[] => state.piles.flatMap((pile) => pile.slice(-1))

/** New slots with this back; a slot is never used twice. */
export const newSlots = (state: State, count: number, back: number): Slot[] =>
  Array.from({ length: count }, () => state.cards.push(back) - 1)

/** The faces of open slots, ascending; the slots go out of use, their cards are about to be shuffled. */
export const gather = (state: State, slots: readonly Slot[]): readonly number[] => {
  const faces = slots.map((slot) => cardOf(codeIn(state, slot))).sort((a, b) => a - b)
  for (const slot of slots) state.cards[slot] = GONE
  return faces
}

/** All piles are empty: the discard is shuffled with random faces and dealt into as many piles as the mode has (ruling 43). */
const reshuffle = (play: Play): void => {
  const { draft } = play
  const faces = gather(draft, draft.discard)
  draft.discard = []
  const slots = newSlots(draft, faces.length, BACKS.vassal)
  layPiles(draft, slots)
  play.tell({ kind: 'shuffled', what: 'vassals' })
  next(play, { do: 'seal', slots, faces, sides: 2 }, { do: 'open', slots: topsOf(draft), to: 'all' })
}

/** Shows the new top of a pile from which a card was taken (ruling 5). */
const expose = (play: Play, pile: number): void => {
  const { draft, rules } = play
  const top = draft.piles[pile]?.at(-1)
  if (top === undefined) return
  if (rules.runs.has('exposed')) next(play, { do: 'exposed', pile })
  if (codeIn(draft, top) < 0) next(play, { do: 'open', slots: [top], to: 'all' })
}

/** An Assassin on top of a pile is set aside as soon as a refill has exposed it, or by the setting when it would be drawn (53). */
export const setExposedAside = (play: Play, pile: number): void => {
  const { draft } = play
  const top = draft.piles[pile]?.at(-1) ?? -1
  if (draft.setting.options.asEnters === 'exposed' && holdsAssassin(draft, top)) takeAside(play, pile)
}

/** The top of this pile is set aside, and the next card shown. */
const takeAside = (play: Play, pile: number): void => {
  setAside(play, play.draft.piles[pile]?.pop() ?? -1, pile)
  expose(play, pile)
}

const unmark = (state: State, space: Space): void => {
  state.marked = state.marked.filter((one) => one !== space)
}

/** Nothing is put on this space. */
export const stayEmpty = (play: Play, space: Space): void => {
  unmark(play.draft, space)
  play.tell({ kind: 'stayedEmpty', space })
}

/** Puts the top of a pile on a space, not flipped, an Assassin aside (53); all piles and the discard empty: the space stays empty (43). */
export const fill = (play: Play, space: Space, wanted: number): void => {
  const { draft } = play
  const pile = pileFrom(draft, wanted)
  if (pile < 0 && draft.discard.length > 0) {
    next(play, { do: 'fill', space, pile: wanted })
    reshuffle(play)
    return
  }
  const slot = draft.piles[pile]?.at(-1)
  if (slot === undefined) {
    if (!play.mode.refillOptional) draft.missing++
    stayEmpty(play, space)
    return
  }
  if (holdsAssassin(draft, slot)) {
    next(play, { do: 'fill', space, pile: wanted })
    takeAside(play, pile)
    return
  }
  draft.piles[pile]?.pop()
  draft.board[space] = slot
  unmark(draft, space)
  play.tell({ kind: 'refilled', slot, space, pile })
  expose(play, pile)
}
