/** Audit of the deal once the host has sent its secret, in slices, so that the phone stays responsive. */
import type { Shape } from '#src/kernel/contract.ts'
import type { Follower } from '#src/table/client/follower.ts'
import { auditStepwise, auditWithPauses } from '#src/table/fairDeal/audit.ts'
import type { DealerSecret, PrivateOpening } from '#src/table/logStore.ts'
import type { DealAuditView } from '../parts/props.ts'

const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

export const auditDeal = async (
  { replay, entries, seats }: Follower<Shape>,
  shownOpenings: readonly PrivateOpening[],
  secret: DealerSecret,
): Promise<DealAuditView> => {
  const { game, header } = replay
  const verdict = await auditWithPauses(
    auditStepwise(game, { header, entries }, secret, { seats, shown: shownOpenings }),
    yieldToPage,
  )
  if (!verdict.ok) return { at: 'unfair', entry: verdict.error.entry, why: verdict.error.refusal }
  const { draws, seats: contributors } = verdict.value
  return { at: 'fair', draws, seats: contributors.map((seat) => header.seats[seat]?.name ?? '') }
}
