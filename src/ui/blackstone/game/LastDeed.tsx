/** What somebody who is awaited elsewhere has just done, in the prompt's place: a bot, or who sits at another phone. */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../kernel/contract.ts'
import type { AtTable } from './chapter.ts'
import { lastOf } from './news.ts'
import type { Now } from './sitting.ts'

/** Who is awaited, or for whom a card is revealed. */
export const atIt = ({ waits, state }: Now): Seat => waits ?? state.seat

/** Its last deed of this turn; `children` where there is none, and where it is this phone's turn. */
export const LastDeed = ({ sitting, now, children }: AtTable & { readonly children: ComponentChildren }) => {
  const deed = now.todo === null && !now.outcome ? lastOf(sitting.log.value, atIt(now)) : null
  return deed ? <p class="prompt did">{deed}</p> : children
}
