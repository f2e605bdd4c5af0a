/**
 * Bugs of the kind that real tables had, planted on purpose: the simulation must catch every one of them. The number in
 * brackets is the rule of docs/protocol.md that it breaks.
 */
export const BUGS = {
  '[4] a repeated proposal is performed again': 'dedup',
  '[1] the host sends entries before it has stored them': 'tellsEarly',
  '[15] the host announces the game before it is stored': 'beginsEarly',
  '[15] the host shows a seat that it has not stored': 'seatsEarly',
  '[13] a guest sends a key before it has stored it': 'saysEarly',
  '[2] a guest reports moves as done that it has not stored': 'doneEarly',
  '[7] private cards are sent to every phone': 'tellsAll',
  '[5] the seat is taken from the message': 'anySeat',
  '[14] the proof of a key is not checked': 'noProof',
  '[18] a stand-in keeps the seat when its owner is back': 'keepsSeat',
  '[17] a phone takes a seat back that has moved on': 'claimsBack',
  '[19] moves are undone without consent': 'noConsent',
  '[8] a guest does not propose again after a new greeting': 'forgetsPending',
  '[9] a guest that comes back receives nothing of what it missed': 'noTail',
  '[7] a guest stores the log without its private cards': 'losesShown',
  '[11] a guest trusts the silence of its line': 'neverRedials',
  '[12] nobody compares hashes': 'noHashes',
  '[12] a phone that differs is not healed': 'noHealing',
  '[21] the host goes on writing with a wrong state': 'noHostHash',
  '[1] the host does not retry when storage refuses': 'noStoreAgain',
} as const
export type Bug = (typeof BUGS)[keyof typeof BUGS]
