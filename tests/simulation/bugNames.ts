/**
 * Bugs of the kind that real tables had, planted on purpose: the simulation must catch every one of them. The number in
 * brackets is the rule of docs/protocol.md that it breaks. Beside each stands the seed of a world that shows it soon.
 */
export const BUGS = {
  '[P4] a repeated proposal is performed again': ['dedup', 21],
  '[P1] the host sends entries before it has stored them': ['tellsEarly', 4],
  '[P15] the host announces the game before it is stored': ['beginsEarly', 1],
  '[P15] the host shows a seat that it has not stored': ['seatsEarly', 39],
  '[P13] a guest sends a key before it has stored it': ['saysEarly', 1],
  '[P2] a guest reports moves as done that it has not stored': ['doneEarly', 4],
  '[P7] private cards are sent to every phone': ['tellsAll', 7],
  '[P5] the seat is taken from the message': ['anySeat', 6],
  '[P14] the proof of a key is not checked': ['noProof', 7],
  '[P18] a stand-in keeps the seat when its owner is back': ['keepsSeat', 7],
  '[P17] a phone takes a seat back that has moved on': ['claimsBack', 29],
  '[P19] moves are undone without consent': ['noConsent', 11],
  '[P8] a guest does not propose again after a new greeting': ['forgetsPending', 35],
  '[P9] a guest that comes back receives nothing of what it missed': ['noTail', 4],
  '[P7] a guest stores the log without its private cards': ['losesShown', 10],
  '[P11] a guest trusts the silence of its line': ['neverRedials', 21],
  '[P12] nobody compares hashes': ['noHashes', 16],
  '[P12] a phone that differs is not healed': ['noHealing', 15],
  '[P21] the host goes on writing with a wrong state': ['noHostHash', 42],
  '[P1] the host does not retry when storage refuses': ['noStoreAgain', 15],
  '[P24] a host takes an entry with another hash': ['takesAnyHash', 1],
  '[P16] a host undoes after the secret was told': ['undoesRevealed', 21],
} as const
export type Bug = (typeof BUGS)[keyof typeof BUGS][0]
