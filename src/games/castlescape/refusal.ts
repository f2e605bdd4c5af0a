/** Refusals of this game. */
import type { Refusal } from '../../kernel/result.ts'

/** Refusal for a ruling, such as `C17`, which is its code. */
export const byRuling = (ruling: `C${number}`): Refusal => ({ code: ruling, ruling: Number(ruling.slice(1)) })

/** Reasons without a ruling: what the table of actions asks for (rules 4.1). */
export type Reason =
  | 'castlescape.notInHand'
  | 'castlescape.branch'
  | 'castlescape.rival'
  | 'castlescape.noWalls'
  | 'castlescape.notBegun'
  | 'castlescape.offSite'
  | 'castlescape.occupied'
  | 'castlescape.wall'
  | 'castlescape.noRecruit'
  | 'castlescape.noSupply'
  | 'castlescape.notYours'
  | 'castlescape.notRival'
  | 'castlescape.notBeside'
  | 'castlescape.noMove'
  | 'castlescape.noRemoval'
  | 'castlescape.noDestroying'
  | 'castlescape.noClearing'
  | 'castlescape.noAcquiring'
  | 'castlescape.notThere'
  | 'castlescape.gold'
  | 'castlescape.goalNotMet'
  | 'castlescape.contracts'

export const because = (reason: Reason): Refusal => ({ code: reason })
