/** What is picked up in the Queen's and the Wizard's Quest, besides vassals of the board and cards. */
import type { Space } from '../../../../games/blackstone/board.ts'
import type { LayWish } from '../../../../games/blackstone/insight/laying.ts'
import type { UseWish } from '../../../../games/blackstone/insight/using.ts'
import type { Slot } from '../../../../kernel/contract.ts'

export type QuestPick =
  /** A card of the hand that is being used, and what was chosen otherwise than it is proposed. */
  | { readonly on: 'use'; readonly slot: Slot; readonly wish: UseWish }
  /** A card of the hand, the vassals that it is to place, the half that the next one is for, and the space where it may. */
  | {
      readonly on: 'lay'
      readonly slot: Slot
      readonly wish: LayWish
      readonly half: 'left' | 'right'
      readonly spot?: Space
    }
  /** A vassal of the hand and one of the offer, to be exchanged. */
  | { readonly on: 'exchange'; readonly own?: Slot; readonly offer?: number }
