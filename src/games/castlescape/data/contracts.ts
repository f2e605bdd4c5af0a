/**
 * The Contracts (rules 9): judged once, at the end of the game. The last three stand in for earlier ones, which captains
 * seldom met (docs/balance.md).
 */
import type { Aim } from '../goalAndContractTypes.ts'

export const CONTRACTS: readonly Aim[] = [
  { id: 'twin-cells', renown: 3, test: { of: 'claimed', atLeast: 2, size: 1 } },
  { id: 'parade-ground', renown: 5, test: { of: 'claimed', atLeast: 1, sizeAtLeast: 6 } },
  { id: 'five-courts', renown: 5, test: { of: 'claimed', atLeast: 5 } },
  { id: 'every-measure', renown: 3, test: { of: 'claimedSizes', different: 3 } },
  { id: 'garrison', renown: 4, test: { of: 'recruits', where: 'walls', atLeast: 5 } },
  { id: 'levy', renown: 4, test: { of: 'recruits', where: 'board', atLeast: 7 } },
  { id: 'tenants', renown: 4, test: { of: 'recruits', where: 'groundInBaileys', atLeast: 3 } },
  { id: 'four-winds', renown: 4, test: { of: 'quadrants' } },
  { id: 'outpost', renown: 2, test: { of: 'recruits', where: 'wallsNearEdge', atLeast: 1 } },
  { id: 'cornerstone', renown: 2, test: { of: 'claimedCentre' } },
  { id: 'good-name', renown: 2, test: { of: 'levels', corruptionAtMost: 0 } },
  { id: 'deep-pockets', renown: 6, test: { of: 'levels', corruptionAtLeast: 4 } },
  { id: 'treasury', renown: 3, test: { of: 'deckGold', atLeast: 16 } },
  { id: 'connoisseur', renown: 3, test: { of: 'deck', set: 'market', atLeast: 4 } },
  { id: 'small-house', renown: 4, test: { of: 'deck', atMost: 13 } },
  { id: 'great-house', renown: 4, test: { of: 'deck', atLeast: 18 } },
  { id: 'fair-partners', renown: 3, test: { of: 'sharedClaims', atLeast: 3 } },
  { id: 'overlord', renown: 4, test: { of: 'leads', atLeast: 3 } },
  { id: 'favoured', renown: 4, test: { of: 'goalsTaken', atLeast: 2 } },
  { id: 'crooked-books', renown: 3, test: { of: 'deck', alley: true, atLeast: 5 } },
  { id: 'drill-yard', renown: 4, test: { of: 'claimed', atLeast: 1, sizeAtLeast: 4 }, replaces: 'parade-ground' },
  { id: 'greased-palms', renown: 5, test: { of: 'levels', corruptionAtLeast: 1 }, replaces: 'deep-pockets' },
  { id: 'common-cause', renown: 3, test: { of: 'sharedClaims', atLeast: 1 }, replaces: 'fair-partners' },
]
