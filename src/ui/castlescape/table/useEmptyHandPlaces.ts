/**
 * Empty places of the hand, among its cards. A card that is played by a touch leaves its place empty, so that none
 * slides under the finger that touches once too often; the hand closes up with the next press beside it.
 */
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Slot } from '../../../kernel/contract.ts'

/** A card, or the empty place of one that was there, as wide as that was: `92.5px`. */
export interface HandPlace {
  readonly slot: Slot
  readonly emptyWidth: string | null
}

/** The slots in the order in which they stood, with those that are gone; new ones come last. */
const placesAfter = (before: readonly Slot[], hand: readonly Slot[]): readonly Slot[] => [
  ...before,
  ...hand.filter((slot) => !before.includes(slot)),
]

interface HandPlaces {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly places: readonly HandPlace[]
}

/** The hand as it stood when it was last touched. */
interface TouchedHand {
  readonly turnKey: string
  readonly slots: readonly Slot[]
  readonly widths: ReadonlyMap<Slot, string>
}

const widthsOf = (hand: Element): readonly (readonly [Slot, string])[] =>
  [...hand.querySelectorAll<HTMLElement>('[data-slot]')].map((card) => [
    Number(card.dataset.slot),
    getComputedStyle(card).width,
  ])

/** `turnKey`: with another one the hand is laid out anew. Cards are buttons with `data-slot` in the element of `ref`. */
export const useEmptyHandPlaces = (hand: readonly Slot[], turnKey: string): HandPlaces => {
  const ref = useRef<HTMLDivElement>(null)
  const [touched, setTouched] = useState<TouchedHand | null>(null)
  const kept = touched?.turnKey === turnKey ? touched : null
  const slots = placesAfter(kept?.slots ?? [], hand)
  const latest = useRef({ turnKey, slots, widths: kept?.widths })
  latest.current = { turnKey, slots, widths: kept?.widths }
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      const { current: element } = ref
      const isOnHand = element !== null && target instanceof Node && element.contains(target)
      const { widths = [], ...places } = latest.current
      // Measured before the touch changes anything, and only then.
      setTouched(isOnHand ? { ...places, widths: new Map([...widths, ...widthsOf(element)]) } : null)
    }
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }, [])
  return {
    ref,
    places: slots.map((slot) => ({
      slot,
      emptyWidth: hand.includes(slot) ? null : (kept?.widths.get(slot) ?? '0'),
    })),
  }
}
