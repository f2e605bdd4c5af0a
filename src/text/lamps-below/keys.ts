/** Message keys that Lamps Below adds to those of the app. */

import type { hints } from './en/learn/hints.ts'
import type { words } from './en/learn/words.ts'
import type { notation } from './en/notation.ts'
import type { positions } from './en/positions.ts'
import type { refusals } from './en/refusals.ts'

type LampsBelowKey =
  | keyof typeof hints
  | keyof typeof notation
  | keyof typeof positions
  | keyof typeof refusals
  | keyof typeof words

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
