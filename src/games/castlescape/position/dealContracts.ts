/** Contracts of a position. */
import type { Slot } from '../../../kernel/contract.ts'
import { contractDeck } from '../aims.ts'
import type { Face } from '../cards.ts'
import { numbersFrom, withNumbers, withoutNumbers } from '../lists.ts'
import { isContract, type PositionReader, readFaces } from './positionReader.ts'

/** Contracts that lie face down, by whose they are. */
export interface ContractSlots {
  readonly bySeat: readonly (readonly Slot[])[]
  readonly seen: readonly Slot[]
  readonly deck: readonly Slot[]
}

/** Contracts of a position: those of the guilds come first, then those seen, then the deck. */
export const dealContracts = (
  reader: PositionReader,
  open: readonly Face[],
  seal: (faces: readonly Face[]) => readonly Slot[],
): ContractSlots => {
  const { half, options, seats, faults } = reader
  const all = half.contractCards
    ? withNumbers([], ...readFaces(faults, half.contractCards, 'contractCards', isContract(reader)))
    : withoutNumbers(contractDeck(options), open)
  const counts = numbersFrom(0, seats).map((seat) => half.guilds?.[seat]?.contracts ?? 0)
  const seen = half.tasks?.reduce((sum, task) => sum + (task.do === 'keepOne' ? task.seen : 0), 0) ?? 0
  const held = counts.reduce((sum, count) => sum + count, seen)
  const deck = half.contractDeck ?? all.length - held
  const isEnough =
    deck >= 0 && held + deck <= all.length && new Set([...all, ...open]).size === all.length + open.length
  faults.orFault(isEnough ? 0 : null, half.contractDeck === undefined ? 'contractCards' : 'contractDeck', 0)
  const slots = seal(all.slice(0, Math.max(0, held + deck)))
  const starts = counts.map((_, seat) => counts.slice(0, seat).reduce((sum, count) => sum + count, 0))
  return {
    bySeat: counts.map((count, seat) => slots.slice(starts[seat], (starts[seat] ?? 0) + count)),
    seen: slots.slice(held - seen, held),
    deck: slots.slice(held),
  }
}
