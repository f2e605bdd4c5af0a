/**
 * Zones of a position of four guilds in which Dee, who plays last, has the last turn. Ann's Renown is 14, and she leads
 * the Bailey at d4 alone: she has 15. Cy's 11 become 14 with the cards (Ramparts 1, Toll Bridge 2). Bo's Outpost stands
 * and is worth what Corruption takes. Dee's Corruption of 4 fulfils Deep Pockets, and she leads the Bailey at d7:
 * −3 + 1 + 6 − 4.
 */
export const LAST_TURN_POSITION = {
  ...{ marker: 1, quarry: 0, seat: 4, first: 1, turnNumber: 40, inspections: 2 },
  guilds: [
    { renown: 14, contracts: 2 },
    { renown: 9, contracts: 2, corruption: 2 },
    { renown: 11, contracts: 2, discard: ['ramparts', 'toll-bridge'] },
    { renown: -3, contracts: 1, corruption: 4 },
  ],
  hidden: { contracts: [['garrison', 'levy'], ['outpost', 'good-name'], ['treasury', 'overlord'], ['deep-pockets']] },
}
