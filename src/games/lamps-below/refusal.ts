/** Refusals of this game. Where no ruling is named, the table of actions asks for it. */
import type { Refusal } from '../../kernel/result.ts'

/** Reasons of this game, besides those that every game has. */
export type Reason =
  | 'lamps-below.alreadyBold'
  | 'lamps-below.alreadyBraced'
  | 'lamps-below.alreadyGiven'
  | 'lamps-below.cacheHere'
  | 'lamps-below.chosenAlready'
  | 'lamps-below.courage'
  | 'lamps-below.dwellerHere'
  | 'lamps-below.giveSelf'
  | 'lamps-below.mustName'
  | 'lamps-below.nameNobody'
  | 'lamps-below.noCache'
  | 'lamps-below.noDeepWound'
  | 'lamps-below.noDie'
  | 'lamps-below.noExplorer'
  | 'lamps-below.noLamp'
  | 'lamps-below.noSix'
  | 'lamps-below.noTarget'
  | 'lamps-below.noWound'
  | 'lamps-below.notHere'
  | 'lamps-below.notHeld'
  | 'lamps-below.notInExit'
  | 'lamps-below.notMender'
  | 'lamps-below.notShown'
  | 'lamps-below.notUsable'
  | 'lamps-below.outOfReach'
  | 'lamps-below.outOfSight'
  | 'lamps-below.otherWayAgreed'
  | 'lamps-below.refusedAlready'
  | 'lamps-below.weaponBand'
  | 'lamps-below.wayStays'
  | 'leave.alone'

/** Refusal with this reason. `ruling`: number of the ruling that forbids it: 17 for E17. */
export const because = (code: Reason, ruling?: number): Refusal => ({ code, ...(ruling !== undefined && { ruling }) })
