/** Words for explorers and figures, as the notation has them. */
import type { Member } from '../../games/lamps-below/actions.ts'
import type { Face } from '../../games/lamps-below/cards.ts'
import { explorerCardOf } from '../../games/lamps-below/company.ts'
import { explorerId, idOfFace } from '../../games/lamps-below/ids.ts'
import type { Explorer, State } from '../../games/lamps-below/state.ts'

export const memberId = ({ company }: Pick<State, 'company'>, member: Member): string =>
  explorerId(company[member]?.card ?? -1) || `explorer ${member + 1}`

export const facesText = (faces: readonly Face[]): string => faces.map(idOfFace).join(' ') || '-'

/** Wounds, deep wounds and courage: `2w1d c2`. */
export const countersText = ({ wounds, deep, courage }: Explorer): string => `${wounds}w${deep}d c${courage}`

export const weaponName = ({ company }: Pick<State, 'company'>, member: Member, weapon: number): string => {
  const explorer = company[member]
  return (explorer && explorerCardOf(explorer).weapons[weapon]?.id) ?? `weapon ${weapon + 1}`
}

/** So many of a thing: `1 page`, `2 pages`. */
export const amountText = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`
