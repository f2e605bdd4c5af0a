/** What the site is worth to each guild: leads in finished Baileys, and ground that few Walls would close. */
import type { Seat } from '../../../kernel/contract.ts'
import { type BaileyMasks, baileyMasksOf } from '../site/baileyMasks.ts'
import type { RowMasks } from '../site/rowMasks.ts'
import type { Recruits, Site } from '../site/site.ts'
import { countBits, unfinishedBaileysOf } from './unfinishedBaileys.ts'
import {
  CLAIM_BY_LEAD,
  CLAIM_IF_NOBODY,
  OCCUPATION_BY_LEAD,
  OCCUPATION_IF_NOBODY,
  OCCUPATION_TO_BE,
  SHARE_BY_MISSING,
  SHARE_CLOSED_NOW,
  SHARE_OF_NEXT,
} from './weights.ts'

/** A Recruit as the masks have it. */
interface Standing {
  readonly seat: Seat
  readonly row: number
  readonly bit: number
}

const standingsOf = (recruits: Recruits, size: number): readonly Standing[] =>
  recruits.flatMap((squares, seat) =>
    squares.map((square) => {
      const column = square % size
      return { seat, row: (square - column) / size, bit: 1 << column }
    }),
  )

/** Adds up the Influence of each seat. */
const addInfluence = (influence: number[], standings: readonly Standing[], { yard, walls }: BaileyMasks): void => {
  influence.fill(0)
  for (const { seat, row, bit } of standings) {
    if (((yard[row] ?? 0) & bit) !== 0) influence[seat] = (influence[seat] ?? 0) + 1
    else if (((walls[row] ?? 0) & bit) !== 0) influence[seat] = (influence[seat] ?? 0) + 2
  }
}

/** Entry of a table by the lead of a seat over the strongest other: behind by 2 and more, to ahead by 3 and more. */
const byLead = (table: readonly number[], influence: readonly number[], seat: Seat, ifNobody: number): number => {
  const own = influence[seat] ?? 0
  let strongest = 0
  for (let other = 0; other < influence.length; other++)
    if (other !== seat) strongest = Math.max(strongest, influence[other] ?? 0)
  if (own + strongest === 0) return ifNobody
  return table[Math.max(0, Math.min(table.length - 1, own - strongest + 2))] ?? 0
}

/** Ground that a seat may come to claim, and the worth of each of its squares. */
interface Prospect {
  readonly yard: RowMasks
  readonly each: number
}

/** Sum over all squares, each by the best of the prospects that hold it. */
const sumOfBest = (prospects: Prospect[], size: number): number => {
  const taken = new Array<number>(size).fill(0)
  let sum = 0
  for (const { yard, each } of prospects.sort((one, other) => other.each - one.each)) {
    let count = 0
    for (let row = 0; row < size; row++) {
      const mask = yard[row] ?? 0
      if (mask === 0) continue
      count += countBits(mask & ~(taken[row] ?? 0))
      taken[row] = (taken[row] ?? 0) | mask
    }
    sum += count * each
  }
  return sum
}

/** Worth of the site to one seat. */
export interface SiteWorth {
  /** Leads in finished Baileys. */
  readonly leads: number
  /** Ground that few Walls would close. */
  readonly enclosures: number
}

/** What the worth of a site depends on. */
interface SiteSituation {
  readonly site: Site
  readonly recruits: Recruits
  /** Inspections to come. */
  readonly inspections: number
  /** Seat that may build now, and the Walls that it has for it; 0 where nobody may. */
  readonly seat: Seat
  readonly walls: number
  /** Seat that looks on it: the others build before it comes to build again. */
  readonly viewer: Seat
  /** Turns of each seat after the current one, in hundredths. */
  readonly turns: readonly number[]
}

/** Share, in percent, of what takes a turn for its first Wall and half of one for each further one. */
const shareInTime = (missing: number, turns: number): number =>
  Math.min(100, Math.floor((100 * turns) / (50 * missing + 50)))

/**
 * Share of an enclosure that lacks so many Walls, in percent. Once the Walls that wait are built, what leads to it is
 * kept.
 */
const shareOf = (missing: number, seat: Seat, { seat: builder, walls, viewer, turns }: SiteSituation): number => {
  const left = seat === builder ? missing - walls : missing
  if (left <= 0) return SHARE_CLOSED_NOW
  const shares = seat === viewer ? SHARE_BY_MISSING : SHARE_OF_NEXT
  return Math.floor(((shares[left - 1] ?? 0) * shareInTime(left, turns[seat] ?? 0)) / 100)
}

const findWorths = (situation: SiteSituation): readonly SiteWorth[] => {
  const { site, recruits, inspections } = situation
  const standings = standingsOf(recruits, site.size)
  const influence = recruits.map(() => 0)
  const leads = recruits.map(() => 0)
  for (const bailey of site.baileys) {
    addInfluence(influence, standings, baileyMasksOf(site, bailey))
    for (let seat = 0; seat < leads.length; seat++)
      leads[seat] = (leads[seat] ?? 0) + inspections * byLead(OCCUPATION_BY_LEAD, influence, seat, OCCUPATION_IF_NOBODY)
  }
  const prospects = recruits.map((): Prospect[] => [])
  for (const enclosure of unfinishedBaileysOf(site)) {
    const { path, yard, size } = enclosure
    addInfluence(influence, standings, enclosure)
    const worth = 100 + Math.floor((OCCUPATION_TO_BE * inspections) / size)
    for (let seat = 0; seat < prospects.length; seat++) {
      const chance = shareOf(path.length, seat, situation) * byLead(CLAIM_BY_LEAD, influence, seat, CLAIM_IF_NOBODY)
      if (chance > 0) prospects[seat]?.push({ yard, each: Math.floor((chance * worth) / 100) })
    }
  }
  return prospects.map((own, seat) => ({
    leads: leads[seat] ?? 0,
    enclosures: Math.floor(sumOfBest(own, site.size) / 100),
  }))
}

/** The situation that was asked for last: most moves leave it as it is. */
let last: { readonly situation: SiteSituation; readonly worths: readonly SiteWorth[] } | null = null

const isSame = (one: SiteSituation, other: SiteSituation): boolean =>
  one.site === other.site &&
  one.inspections === other.inspections &&
  one.seat === other.seat &&
  one.walls === other.walls &&
  one.viewer === other.viewer &&
  one.turns.every((turns, seat) => turns === other.turns[seat]) &&
  one.recruits.length === other.recruits.length &&
  one.recruits.every((squares, seat) => squares === other.recruits[seat])

/** Worth of the site to each seat. */
export const siteWorths = (situation: SiteSituation): readonly SiteWorth[] => {
  if (last && isSame(last.situation, situation)) return last.worths
  const worths = findWorths(situation)
  last = { situation, worths }
  return worths
}
