/**
 * Places of the hand. A card that is played by a touch leaves its place empty, so that none slides under the finger that
 * touches once too often; the hand closes up with the next press beside it.
 */
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Slot } from '../../../kernel/contract.ts'

/** A card, or the empty place of one that was there, as wide as that was: `92.5px`. */
export interface HandPlace {
  readonly slot: Slot
  readonly emptyWidth: string | null
}

/** The slots in the order in which they stood, with those that are gone; new ones come last. */
export const placesAfter = (before: readonly Slot[], hand: readonly Slot[]): readonly Slot[] => [
  ...before,
  ...hand.filter((slot) => !before.includes(slot)),
]

interface HandPlaces {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly places: readonly HandPlace[]
}

/** `turnKey`: with another one the hand is laid out anew. Cards are buttons with `data-slot` in the element of `ref`. */
export const useHandPlaces = (hand: readonly Slot[], turnKey: string): HandPlaces => {
  const ref = useRef<HTMLDivElement>(null)
  const widths = useRef<ReadonlyMap<Slot, string>>(new Map())
  const [kept, setKept] = useState<{ readonly turnKey: string; readonly slots: readonly Slot[] } | null>(null)
  const slots = placesAfter(kept?.turnKey === turnKey ? kept.slots : [], hand)
  const latest = useRef({ turnKey, slots })
  latest.current = { turnKey, slots }
  useLayoutEffect(() => {
    const cards = [...(ref.current?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])]
    widths.current = new Map([
      ...widths.current,
      ...cards.map((card) => [Number(card.dataset.slot), getComputedStyle(card).width] as const),
    ])
  })
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void =>
      setKept(target instanceof Node && ref.current?.contains(target) ? latest.current : null)
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }, [])
  return {
    ref,
    places: slots.map((slot) => ({
      slot,
      emptyWidth: hand.includes(slot) ? null : (widths.current.get(slot) ?? '0'),
    })),
  }
}
