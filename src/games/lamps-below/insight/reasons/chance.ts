/** Chances as people say them: 2 in 3. */

/** So many times in so many; 0 in 1 is never, 1 in 1 always. */
export interface Chance {
  readonly n: number
  readonly of: number
  /** It is a little more, or less. */
  readonly isAbout: boolean
}

const NEVER: Chance = { n: 0, of: 1, isAbout: false }
const ALWAYS: Chance = { n: 1, of: 1, isAbout: false }

/** What people count in. Whatever is left comes near enough to one of these. */
const COUNTS = [2, 3, 4, 5, 6, 8, 10, 20] as const
/** A chance is called by a lower count where it is off by no more than one part in so many. */
const NEAR = 20

const sayIn = (parts: number, whole: number, of: number): Chance => {
  const nearest = Math.floor((2 * parts * of + whole) / (2 * whole))
  const n = Math.min(of - 1, Math.max(1, nearest))
  return { n, of, isAbout: n * whole !== parts * of }
}

/** Chance of so many parts of a whole. What may happen is never called sure, nor what may not happen impossible. */
export const chanceOf = (parts: number, whole: number): Chance => {
  if (parts <= 0) return NEVER
  if (parts >= whole) return ALWAYS
  const sayings = COUNTS.map((of) => sayIn(parts, whole, of))
  const isNear = ({ n, of }: Chance): boolean => NEAR * Math.abs(n * whole - parts * of) <= whole * of
  return sayings.find(({ isAbout }) => !isAbout) ?? sayings.find(isNear) ?? sayIn(parts, whole, 20)
}
