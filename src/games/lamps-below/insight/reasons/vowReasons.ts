/** What an action does for the vow of an explorer that is not bold yet (rules 8). */
import type { VowCount } from '../../cardTypes.ts'
import type { ActingExplorer } from '../../rules/turn/actingExplorer.ts'
import type { Reason } from './reason.ts'

export const vowReasons = (
  { member, explorer, card }: ActingExplorer,
  count: VowCount,
  n: number,
): readonly Reason[] => {
  const { vow } = card
  if (vow.count !== count || explorer.bold) return []
  const reached = explorer.vow + n
  return reached >= vow.n ? [{ kind: 'fulfilsVow', member }] : [{ kind: 'nearsVow', member, reached, needed: vow.n }]
}
