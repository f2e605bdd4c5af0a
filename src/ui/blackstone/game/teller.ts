/** Who tells what happened at a table, and what names it uses. */
import { vassalIn } from '../../../games/blackstone/insight/sight.ts'
import type { State } from '../../../games/blackstone/state.ts'
import { t } from '../../text/t.ts'
import { nameOfFace } from '../names.ts'
import type { LogLine } from '../props.ts'
import type { Tell } from './chapter.ts'

/** A line of the log before it has its number. */
export type Told = Omit<LogLine, 'id'>

/** A state after the event, what the seats are called, and the sentences that chapters of this table add. */
export interface Teller {
  readonly state: State
  readonly names: readonly string[]
  readonly tell: Tell
}

/** The vassal in a slot by its name; nameless where it was shuffled away by the same deed. */
export const vassalNamed = (state: State, slot: number): string => {
  const shown = vassalIn(state, slot)
  return shown ? nameOfFace(shown.face) : t('told.aVassal')
}

export const nameIn = ({ names }: Teller, seat: number): string => names[seat] ?? ''
