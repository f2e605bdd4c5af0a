/** How much a state and an entry are, as JSON. */

import { type Measured, spreadOf } from './measure.ts'
import type { Recorded } from './recordedGames.ts'

const bytes = (value: unknown): number => JSON.stringify(value).length

/** The state when the first seat is awaited and at the end, and the entries of the whole game without its shuffles. */
export const sizes = ({ name, dealt, made, end }: Recorded): readonly Measured[] => {
  const one = (what: string, ...values: readonly number[]): Measured => ({
    name: `${name}: ${what}`,
    unit: 'bytes',
    ...spreadOf(values),
  })
  return [
    one('state when dealt', bytes(dealt.state)),
    one('state at the end', bytes(end.state)),
    one('entry', ...made.map(({ entry }) => bytes(entry))),
  ]
}
