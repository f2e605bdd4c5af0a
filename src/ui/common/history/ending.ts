/** Ending of a game, as every game stores it with its save. A game may store more, which its own screens read. */
import type { Seat } from '../../../kernel/contract.ts'
import { readBoolean, readFields, readNumber, readNumbers, readText } from './readFields.ts'

export interface Ending {
  /** Rank by seat, 1 is best; if all win or lose together, all are 1 or all 2. */
  readonly ranks: readonly number[]
  readonly decidedBy: string
  /** True if all played against the game. */
  readonly together: boolean
  /** True if the players agreed to end the game. */
  readonly agreed: boolean
  readonly round: number
  /** Seats that conceded, in order; absent where nobody did, and where it was not stored yet. */
  readonly conceded?: readonly Seat[]
}

export const winningSeats = ({ ranks }: Pick<Ending, 'ranks'>): readonly Seat[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))

/** Reads an ending from storage; null if none was stored or it has no ranks. */
export const readEnding = (value: unknown): Ending | null => {
  const fields = readFields(value)
  const ranks = readNumbers(fields.ranks)
  if (ranks.length === 0) return null
  const conceded = readNumbers(fields.conceded)
  return {
    ranks,
    decidedBy: readText(fields.decidedBy),
    together: readBoolean(fields.together),
    agreed: readBoolean(fields.agreed),
    round: readNumber(fields.round),
    ...(conceded.length > 0 && { conceded }),
  }
}
