import type { Opening, Slot } from '../../src/kernel/contract.ts'

/** Slots whose card is not among those that a bot takes for possible there, each card as often as it is. */
export const impossibleSlots = (
  groups: readonly { readonly slots: readonly Slot[]; readonly faces: readonly number[] }[],
  dealt: ReadonlyMap<Slot, Opening>,
): readonly Slot[] =>
  groups.flatMap(({ slots, faces }) => {
    const left = [...faces]
    return slots.filter((slot) => {
      const index = left.indexOf(dealt.get(slot)?.value.face ?? -1)
      if (index >= 0) left.splice(index, 1)
      return index < 0
    })
  })
