/** Goals and Contracts by their faces, and what they ask for. Rules read the tests and never name one of them. */
import type { Options } from '../../kernel/gameCard.ts'
import type { Face } from './cards.ts'
import { CONTRACTS } from './data/contracts.ts'
import { GOALS } from './data/goals.ts'
import type { Aim } from './goalAndContractTypes.ts'

const FIRST_GOAL = 40
const FIRST_CONTRACT = 60

export const GOAL_FACES: readonly Face[] = GOALS.map((_, index) => FIRST_GOAL + index)
/** Contracts of all tables. */
export const CONTRACT_FACES: readonly Face[] = CONTRACTS.map((_, index) => FIRST_CONTRACT + index)

const facesWhere = (isThere: (aim: Aim) => boolean): readonly Face[] =>
  CONTRACT_FACES.filter((face) => isThere(aimOf(face)))

/** Goal or Contract with this face. Throws for a face that is neither. */
export const aimOf = (face: Face): Aim => {
  const aim = face >= FIRST_CONTRACT ? CONTRACTS[face - FIRST_CONTRACT] : GOALS[face - FIRST_GOAL]
  if (!aim) throw new RangeError(`no Goal or Contract ${face}`)
  return aim
}

const FIRST_CONTRACTS = facesWhere(({ replaces }) => replaces === undefined)
const PRESENT_CONTRACTS = facesWhere(({ id }) => !CONTRACTS.some(({ replaces }) => replaces === id))

/** Deck of Contracts of a table, ascending: the first ones, unless its options name `aims`. */
export const contractDeck = ({ aims }: Options): readonly Face[] =>
  aims === undefined ? FIRST_CONTRACTS : PRESENT_CONTRACTS
