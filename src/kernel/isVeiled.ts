/** Facts about a turn that need no game. */
import type { Turn } from './contract.ts'

/** Whether the awaited seats choose in secret and all at once. */
export const isVeiled = (turn: Turn): boolean => turn.kind === 'seats' && turn.veiled === true
