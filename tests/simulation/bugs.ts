/**
 * Bugs of the kind that real tables had, planted on purpose: the simulation must catch every one of them. The number in
 * brackets is the rule of docs/protocol.md that it breaks.
 */
export const BUGS = {
  '[P4] a repeated proposal is performed again': 'dedup',
  '[P1] the host sends entries before it has stored them': 'tellsEarly',
  '[P15] the host announces the game before it is stored': 'beginsEarly',
  '[P15] the host shows a seat that it has not stored': 'seatsEarly',
  '[P13] a guest sends a key before it has stored it': 'saysEarly',
  '[P2] a guest reports moves as done that it has not stored': 'doneEarly',
  '[P7] private cards are sent to every phone': 'tellsAll',
  '[P5] the seat is taken from the message': 'anySeat',
  '[P14] the proof of a key is not checked': 'noProof',
  '[P18] a stand-in keeps the seat when its owner is back': 'keepsSeat',
  '[P17] a phone takes a seat back that has moved on': 'claimsBack',
  '[P19] moves are undone without consent': 'noConsent',
  '[P8] a guest does not propose again after a new greeting': 'forgetsPending',
  '[P9] a guest that comes back receives nothing of what it missed': 'noTail',
  '[P7] a guest stores the log without its private cards': 'losesShown',
  '[P11] a guest trusts the silence of its line': 'neverRedials',
  '[P12] nobody compares hashes': 'noHashes',
  '[P12] a phone that differs is not healed': 'noHealing',
  '[P21] the host goes on writing with a wrong state': 'noHostHash',
  '[P1] the host does not retry when storage refuses': 'noStoreAgain',
  '[P24] a host takes an entry with another hash': 'takesAnyHash',
  '[P16] a host undoes after the secret was told': 'undoesRevealed',
} as const
export type Bug = (typeof BUGS)[keyof typeof BUGS]
