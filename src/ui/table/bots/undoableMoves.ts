/** Whose deeds stand that may still be taken back. */
import type { Seat } from '../../kernel/contract.ts'
import type { Entry } from '../../kernel/log.ts'

/** The seats of all deeds since the last reveal, the latest at the end: the rules of kernel/undo.ts, of the log alone. */
export const standingDeeds = (entries: readonly Entry[]): readonly Seat[] => {
  const deeds: Seat[] = []
  const undone: Seat[] = []
  for (const { body } of entries) {
    if (body.kind === 'undo') undone.push(...deeds.splice(-1))
    else if (body.kind === 'redo') deeds.push(...undone.splice(-1))
    else {
      undone.length = 0
      if (body.kind === 'seat') deeds.push(body.seat)
      else deeds.length = 0
    }
  }
  return deeds
}

/** The bots' deeds over the last one of this seat, the latest first; null where it has none, or another person's lies between. */
export const botsDeedsOver = (
  entries: readonly Entry[],
  isBot: (seat: Seat) => boolean,
  seat: Seat,
): readonly Seat[] | null => {
  const deeds = standingDeeds(entries)
  const last = deeds.findLastIndex((one) => !isBot(one))
  return last >= 0 && deeds[last] === seat ? deeds.slice(last + 1).reverse() : null
}
