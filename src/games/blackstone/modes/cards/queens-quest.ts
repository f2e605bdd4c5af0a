/** What a table of the Queen's Quest can choose. Apart from its rules, which are fetched when it is played. */
import type { ModeCard } from '../../../../kernel/contract.ts'
import * as options from '../../options.ts'

export const card: ModeCard = {
  id: 'queens-quest',
  seats: { min: 2, max: 4 },
  together: false,
  options: [options.FIRST, options.EVEN_START, options.MAX_ROUNDS],
}
