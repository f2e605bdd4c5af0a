/** Faults of the kind that real tables had, planted on purpose: the simulation must catch every one of them. */
export const BUGS = {
  'a repeated proposal is done again': 'dedup',
  'the host tells before it has stored': 'tellsEarly',
  'the host says that the game has begun before it is stored': 'beginsEarly',
  'the host tells of a seat that it has not stored': 'seatsEarly',
  'a guest says a key before it has stored it': 'saysEarly',
  'a guest calls done what it has not stored': 'doneEarly',
  'private cards are told to every phone': 'tellsAll',
  'the seat is taken from the message': 'anySeat',
  'the proof of a key is not checked': 'noProof',
  'who stands in keeps the seat when its owner is back': 'keepsSeat',
  'deeds are taken back without consent': 'noConsent',
  'a guest does not propose again after a new greeting': 'forgetsPending',
  'a guest that comes back is told nothing of what it missed': 'noTail',
  'a guest stores the log without what it was shown': 'losesShown',
  'a guest trusts the silence of its line': 'neverRedials',
  'nobody compares hashes': 'noHashes',
  'a phone that differs is not healed': 'noHealing',
  'the host writes on whatever its state is': 'noHostHash',
  'the host forgets to ask storage again': 'noStoreAgain',
} as const
export type Bug = (typeof BUGS)[keyof typeof BUGS]
