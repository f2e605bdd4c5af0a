/** Opening of a mode: what its extension says of how the game is won. A mode without one begins at once. */
import type { ComponentType } from 'preact'
import type { OpeningLine } from '../../views/Opening.tsx'
import type { BlackstoneTableSnapshot } from '../blackstoneTableView.ts'
import type { BlackstoneTableProps } from '../tableExtension.ts'
import { OpeningCue } from './OpeningCue.tsx'

export interface ModeOpening {
  /** Opens the sheet by itself, the first time that the mode is played on this device. */
  readonly Cue: ComponentType<BlackstoneTableProps>
  lines(now: BlackstoneTableSnapshot): readonly OpeningLine[]
}

export const createOpening = (lines: ModeOpening['lines']): ModeOpening => ({ Cue: OpeningCue, lines })
