/** Checks the deal once the host has told its secret, in pieces, so that the phone goes on answering. */
import type { Blackstone } from '../../games/blackstone/game.ts'
import { auditInPieces, auditing } from '../../table/audit.ts'
import type { Follower } from '../../table/follower.ts'
import type { DealerSecret, PrivateOpening } from '../../table/store.ts'
import type { DealView } from './props.ts'

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

export const auditDeal = async (
  { replay, entries, seats }: Follower<Blackstone>,
  shown: readonly PrivateOpening[],
  secret: DealerSecret,
): Promise<DealView> => {
  const { game, header } = replay
  const verdict = await auditInPieces(auditing(game, { header, entries }, secret, { seats, shown }), pause)
  if (!verdict.ok) return { at: 'unfair', entry: verdict.error.entry, why: verdict.error.refusal }
  const { draws, seats: gave } = verdict.value
  return { at: 'fair', draws, seats: gave.map((seat) => header.seats[seat]?.name ?? '') }
}
