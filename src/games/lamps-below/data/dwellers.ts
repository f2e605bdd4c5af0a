/** Kinds of dwellers (rules 9), their cards, and the tables by which they act (9.1). */
import type { DwellerKind, GroupCard, Orders, Profile } from '../cardTypes.ts'

export const DWELLERS: readonly DwellerKind[] = [
  { id: 'husk', health: 1, defence: 0, near: 6, shot: 8, reach: 2, speed: 1, profile: 'skirmish', elite: false },
  { id: 'crawler', health: 1, defence: 6, near: 8, shot: 0, reach: 0, speed: 2, profile: 'rush', elite: false },
  { id: 'monk', health: 2, defence: 0, near: 12, shot: 0, reach: 0, speed: 2, profile: 'rush', elite: false },
  { id: 'glass', health: 3, defence: 8, near: 8, shot: 8, reach: 2, speed: 1, profile: 'guard', elite: false },
  { id: 'scribe', health: 3, defence: 6, near: 6, shot: 12, reach: 4, speed: 1, profile: 'skirmish', elite: true },
  { id: 'tenant', health: 5, defence: 8, near: 12, shot: 12, reach: 1, speed: 1, profile: 'guard', elite: true },
]

export const GROUP_CARDS: readonly GroupCard[] = [
  { id: 'husk-1', dweller: 'husk', size: 2 },
  { id: 'husk-2', dweller: 'husk', size: 3 },
  { id: 'husk-3', dweller: 'husk', size: 4 },
  { id: 'crawler-1', dweller: 'crawler', size: 2 },
  { id: 'crawler-2', dweller: 'crawler', size: 3 },
  { id: 'crawler-3', dweller: 'crawler', size: 4 },
  { id: 'monk-1', dweller: 'monk', size: 1 },
  { id: 'monk-2', dweller: 'monk', size: 2 },
  { id: 'monk-3', dweller: 'monk', size: 3 },
  { id: 'glass-1', dweller: 'glass', size: 1 },
  { id: 'glass-2', dweller: 'glass', size: 2 },
  { id: 'glass-3', dweller: 'glass', size: 3 },
  { id: 'scribe-1', dweller: 'scribe', size: 1 },
  { id: 'scribe-2', dweller: 'scribe', size: 1 },
  { id: 'scribe-3', dweller: 'scribe', size: 2 },
  { id: 'tenant-1', dweller: 'tenant', size: 1 },
  { id: 'tenant-2', dweller: 'tenant', size: 1 },
  { id: 'tenant-3', dweller: 'tenant', size: 2 },
]

/** For each profile and situation the verbs up to a number: the omen and the threat together. */
export const ORDERS: Readonly<Record<Profile, Orders>> = {
  rush: {
    engaged: [
      { upTo: 3, verb: 'hold' },
      { upTo: 15, verb: 'strike' },
      { upTo: 20, verb: 'fury' },
    ],
    sees: [
      { upTo: 3, verb: 'hold' },
      { upTo: 20, verb: 'charge' },
    ],
    neither: [
      { upTo: 4, verb: 'hold' },
      { upTo: 20, verb: 'charge' },
    ],
  },
  skirmish: {
    engaged: [
      { upTo: 8, verb: 'back' },
      { upTo: 20, verb: 'strike' },
    ],
    sees: [
      { upTo: 4, verb: 'cover' },
      { upTo: 16, verb: 'shoot' },
      { upTo: 20, verb: 'volley' },
    ],
    neither: [
      { upTo: 4, verb: 'hold' },
      { upTo: 20, verb: 'advance' },
    ],
  },
  guard: {
    engaged: [
      { upTo: 14, verb: 'strike' },
      { upTo: 20, verb: 'fury' },
    ],
    sees: [
      { upTo: 5, verb: 'hold' },
      { upTo: 16, verb: 'shoot' },
      { upTo: 20, verb: 'press' },
    ],
    neither: [
      { upTo: 10, verb: 'hold' },
      { upTo: 20, verb: 'advance' },
    ],
  },
}
