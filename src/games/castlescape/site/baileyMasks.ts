/** Grounds of Baileys, kept as masks: bots weigh them at every step of a search. */
import { wallRowsOf } from './baileys.ts'
import { type RowMasks, rowMasksOf } from './rowMasks.ts'
import type { Bailey, Site } from './site.ts'

/** Squares and Walls of a Bailey, finished or to be. */
export interface BaileyMasks {
  readonly yard: RowMasks
  readonly walls: RowMasks
}

const groundsOfBaileys = new WeakMap<Bailey, BaileyMasks>()

/** Squares and Walls of a finished Bailey, which never change. */
export const baileyMasksOf = (site: Site, bailey: Bailey): BaileyMasks => {
  const known = groundsOfBaileys.get(bailey)
  if (known) return known
  const grounds = { yard: rowMasksOf(bailey.squares, site.size), walls: wallRowsOf(site, bailey) }
  groundsOfBaileys.set(bailey, grounds)
  return grounds
}
