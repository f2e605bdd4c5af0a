/** Faults of the kind that real tables had, planted on purpose: the simulation must catch every one of them. The number is what it breaks. */
export const BUGS = {
  '[4] a repeated proposal is done again': 'dedup',
  '[1] the host tells before it has stored': 'tellsEarly',
  '[15] the host says that the game has begun before it is stored': 'beginsEarly',
  '[15] the host tells of a seat that it has not stored': 'seatsEarly',
  '[13] a guest says a key before it has stored it': 'saysEarly',
  '[2] a guest calls done what it has not stored': 'doneEarly',
  '[7] private cards are told to every phone': 'tellsAll',
  '[5] the seat is taken from the message': 'anySeat',
  '[14] the proof of a key is not checked': 'noProof',
  '[18] who stands in keeps the seat when its owner is back': 'keepsSeat',
  '[17] a phone takes a seat back that was carried on': 'claimsBack',
  '[19] deeds are taken back without consent': 'noConsent',
  '[8] a guest does not propose again after a new greeting': 'forgetsPending',
  '[9] a guest that comes back is told nothing of what it missed': 'noTail',
  '[7] a guest stores the log without what it was shown': 'losesShown',
  '[11] a guest trusts the silence of its line': 'neverRedials',
  '[12] nobody compares hashes': 'noHashes',
  '[12] a phone that differs is not healed': 'noHealing',
  '[21] the host writes on whatever its state is': 'noHostHash',
  '[1] the host forgets to ask storage again': 'noStoreAgain',
} as const
export type Bug = (typeof BUGS)[keyof typeof BUGS]
