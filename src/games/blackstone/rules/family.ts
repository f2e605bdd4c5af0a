/** A family is one file that exports one of these: data and a few hooks that the rules ask (rules 2.10). */

export interface Family {
  readonly id: string
  /** Its card in the catalogue, from FIRST_FAMILY; no two are equal. */
  readonly card: number
  /** The four of the base box, or the four that came later (ruling 154). */
  readonly pool: 'base' | 'bonus'
}
