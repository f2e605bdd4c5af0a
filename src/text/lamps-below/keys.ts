/** Message keys that Lamps Below adds to those of the app. */

import type { figureNames } from './en/learn/figureNames.ts'
import type { hints } from './en/learn/hints.ts'
import type { notationErrors } from './en/notationErrors.ts'
import type { positionErrors } from './en/positionErrors.ts'
import type { refusals } from './en/refusals.ts'

type LampsBelowKey =
  | keyof typeof hints
  | keyof typeof notationErrors
  | keyof typeof positionErrors
  | keyof typeof refusals
  | keyof typeof figureNames

declare module '../keys.ts' {
  interface CatalogueKeys {
    /** Names have ids that the data of the game gives. */
    readonly lampsBelow:
      | LampsBelowKey
      | `lamps-below.explorer.${string}`
      | `lamps-below.figure.${string}`
      | `lamps-below.why.suits.${string}`
  }
}
