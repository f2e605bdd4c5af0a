/** What waits in the turn of a position. */
import type { Face } from '../cards.ts'
import { readSquare } from '../site/square.ts'
import { newTurn, type TurnState } from '../state.ts'
import { type PositionReader, readPile } from './positionReader.ts'

const PATH = 'turn'

/** `owned`: cards of the guild, where the position does not say what it owned as the turn began. */
export const readTurn = ({ half, faults }: PositionReader, size: number, owned: readonly Face[]): TurnState => {
  const { groups = [], ownedAtStart, ...rest } = half.turn ?? {}
  return {
    ...newTurn(ownedAtStart ? readPile(faults, ownedAtStart, `${PATH}.ownedAtStart`) : owned),
    ...rest,
    groups: groups.map(({ left, loose = false, built = [] }, index) => ({
      ...{ left, loose },
      built: built.map((name, nth) =>
        faults.orFault(readSquare(name, size), `${PATH}.groups.${index}.built.${nth}`, 0),
      ),
    })),
  }
}
