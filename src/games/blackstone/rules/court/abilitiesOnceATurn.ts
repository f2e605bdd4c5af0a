import type { Family } from '../family.ts'
import { DRAW_TWO, PAY_ONE_LESS } from './usedUpAbilities.ts'

/** Names of the abilities that this family may use once a turn, as its court lists them when they are used up. */
export const abilitiesOnceATurn = ({ abilities = {}, pricesForTwo, paysOneLess }: Family): readonly string[] => [
  ...Object.values(abilities).flatMap((payments) => payments.flatMap(({ once }) => once ?? [])),
  ...(pricesForTwo ? [DRAW_TWO] : []),
  ...(paysOneLess ? [PAY_ONE_LESS] : []),
]
