/** Events that tell what a move changed. */
import type { Seat } from '../../kernel/contract.ts'
import type { FigureId, Member, Payment } from './actions.ts'
import type { Face } from './cards.ts'
import type { Ability, HallEvent, Verb, WayId } from './cardTypes.ts'
import type { Level } from './dice.ts'
import type { Room } from './hall/room.ts'

/** Event of one explorer. */
interface Of {
  readonly member: Member
}

export type GameEvent =
  | { readonly kind: 'company'; readonly cards: readonly number[] }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly card: number }
  | ({ readonly kind: 'leader' } & Of)
  | { readonly kind: 'challenge'; readonly face: Face }
  | { readonly kind: 'hall'; readonly face: Face; readonly threat: number; readonly groups: readonly Face[] }
  | { readonly kind: 'voted'; readonly seat: Seat; readonly way: WayId }
  /** `member`: who is named, -1 if nobody is. */
  | ({ readonly kind: 'way'; readonly way: WayId } & Of)
  | ({ readonly kind: 'agreed' | 'declined' } & Of)
  | ({ readonly kind: 'tested'; readonly ability: Ability; readonly value: number; readonly level: Level } & Of)
  /** `value`: what the failed die had shown. */
  | ({ readonly kind: 'again'; readonly value: number } & Of)
  /** A die of this number is spent: one of the explorer's own, or a lamp that goes out. */
  | ({ readonly kind: 'paid'; readonly pay: Payment; readonly value: number } & Of)
  | ({ readonly kind: 'rested' } & Of)
  | ({ readonly kind: 'mended'; readonly patient: Member } & Of)
  /** Counters that were added. */
  | ({ readonly kind: 'wounded'; readonly wounds: number; readonly deep: number } & Of)
  | ({ readonly kind: 'down' | 'bold' | 'braced' | 'left' | 'ended' | 'died' | 'up' } & Of)
  | ({ readonly kind: 'healed' | 'eased' | 'healedDeep' | 'courage'; readonly n: number } & Of)
  | ({ readonly kind: 'found' | 'used'; readonly face: Face } & Of)
  /** The deck had fewer finds than were to be drawn: so many were missing. */
  | ({ readonly kind: 'findsOut'; readonly missing: number } & Of)
  /** Finds that go out of the game: those not kept, or lost with who is down or dead. */
  | { readonly kind: 'discarded'; readonly faces: readonly Face[] }
  | ({ readonly kind: 'lost'; readonly faces: readonly Face[] } & Of)
  | { readonly kind: 'alarm'; readonly n: number }
  /** `track`: explorers by their places, and groups as `trackCardOf` numbers them. */
  | {
      readonly kind: 'round'
      readonly round: number
      readonly lamps: readonly number[]
      readonly track: readonly number[]
    }
  | ({ readonly kind: 'turn' } & Of)
  | ({ readonly kind: 'moved'; readonly from: Room; readonly to: Room } & Of)
  | ({ readonly kind: 'searched' | 'probed'; readonly room: Room } & Of)
  /** `defence`: 0 without a die. */
  | ({
      readonly kind: 'hit'
      readonly weapon: number
      readonly attack: number
      readonly defence: number
      readonly loss: number
    } & FigureId &
      Of)
  | ({ readonly kind: 'slain' } & FigureId & Of)
  | { readonly kind: 'omen'; readonly group: number; readonly value: number; readonly reading: number }
  | ({ readonly kind: 'returned'; readonly room: Room } & FigureId)
  | ({ readonly kind: 'acts'; readonly verb: Verb; readonly to: Room } & FigureId)
  | ({
      readonly kind: 'attacked'
      readonly shot: boolean
      readonly attack: number
      readonly defence: number
      readonly loss: number
    } & FigureId &
      Of)
  | { readonly kind: 'event'; readonly event: HallEvent; readonly value: number }
  | { readonly kind: 'closed'; readonly wounds: number }
  | { readonly kind: 'hallEnded'; readonly fallen: boolean }
  | ({ readonly kind: 'fate'; readonly value: number; readonly deep: number } & Of)
  | { readonly kind: 'gave'; readonly face: Face; readonly from: Member; readonly to: Member }
  | { readonly kind: 'wentOn' }
  | { readonly kind: 'over' }
