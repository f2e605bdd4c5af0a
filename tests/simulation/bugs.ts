/** Faults of the kind that real tables had, planted on purpose: the simulation must catch every one of them. */
export const BUGS = {
  'a repeated proposal is done again': 'dedup',
  'the host tells before it has stored': 'tellsEarly',
  'a guest calls done what it has not stored': 'doneEarly',
  'private cards are told to every phone': 'tellsAll',
  'the seat is taken from the message': 'anySeat',
  'a guest does not propose again after a new greeting': 'forgetsPending',
  'a guest that comes back is told nothing of what it missed': 'noTail',
  'a guest stores the log without what it was shown': 'losesShown',
  'a guest trusts the silence of its line': 'neverRedials',
  'nobody compares hashes': 'noHashes',
  'a phone that differs is not healed': 'noHealing',
  'the host forgets to ask storage again': 'noStoreAgain',
} as const
export type Bug = (typeof BUGS)[keyof typeof BUGS]
