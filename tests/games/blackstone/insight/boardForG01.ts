/** Board on which a seat holds the task G01, and spaces of it. */
import { sceneOf } from '#src/games/blackstone/game.ts'
import type { State } from '#src/games/blackstone/state.ts'
import { EMPTY_VAULT, seatView } from '#src/kernel/vault.ts'
import { space } from '../namedActions.ts'
import { type Situation, situation, type Zones } from '../testTable.ts'

export const [BS = 0, AS = 2, CO = 13, LN = 16, LE = 21, KE = 24] = ['BS', 'AS', 'CO', 'LN', 'LE', 'KE'].map(space)
export const handSlot = (s: Situation, card = 'G01'): number =>
  s.court(0).hand.find((slot) => s.name(slot) === card) ?? -1
export const spectating = ({ state }: Situation) => sceneOf(seatView(state, null, EMPTY_VAULT))

/**
 * G01 asks for a lion on BS and a spy in column L; Me is the cost face of G03. Lions and spies lie elsewhere and on
 * reverses, too.
 */
const BOARD = { BS: 'Lc/Ds', AS: 'Le/Dy', CO: 'Py/Ds', LN: 'Dy/Ls', LE: 'Py/Mc', KE: 'Ms/Lc' }
export const g01 = (zones: Zones = {}, patch: Partial<State> = {}): Situation =>
  situation({ board: BOARD, courts: [{ hand: ['G01'] }], ...zones }, 1, patch)
