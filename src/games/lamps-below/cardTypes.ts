/** What is printed on the cards of the game, and the dice that they name. */

/** Action die by its number of sides; 0 is none. */
export type Die = 0 | 6 | 8 | 12

/** Bands of distance for attacks (rules 5.3). */
export type Band = 'near' | 'mid' | 'far'

export interface WeaponCard extends Readonly<Record<Band, Die>> {
  readonly id: string
  /** Number that a die must show at least. */
  readonly cost: number
  /** It attacks everybody in the target's room. */
  readonly room?: boolean
}

/** What an explorer may do that no other may; `fan` is on the weapon. */
export type Special = 'picklock' | 'mend' | 'fan' | 'plate' | 'hawk' | 'slip'

/** What is counted for a vow. */
export type VowCount = 'relicsBySearch' | 'woundsHealed' | 'slain' | 'attacksLessened' | 'elitesSlain' | 'searches'

export type Ability = 'agility' | 'vitality' | 'defence'

export interface ExplorerCard extends Readonly<Record<Ability, Die>> {
  readonly id: string
  /** Doors that one move may take. */
  readonly move: number
  readonly weapons: readonly WeaponCard[]
  readonly special: Special
  readonly vow: { readonly count: VowCount; readonly n: number }
}

export type Profile = 'rush' | 'skirmish' | 'guard'
export type Situation = 'engaged' | 'sees' | 'neither'
export type Verb = 'hold' | 'strike' | 'fury' | 'shoot' | 'volley' | 'charge' | 'press' | 'cover' | 'back' | 'advance'
export type Orders = Readonly<Record<Situation, readonly { readonly upTo: number; readonly verb: Verb }[]>>

export interface DwellerKind {
  readonly id: string
  readonly health: number
  readonly defence: Die
  readonly near: Die
  readonly shot: Die
  /** Doors along a line of sight that its shot goes. */
  readonly reach: number
  /** Doors that it moves in a turn. */
  readonly speed: number
  readonly profile: Profile
  readonly elite: boolean
}

export interface GroupCard {
  readonly id: string
  /** Id of the kind. */
  readonly dweller: string
  readonly size: number
}

/** What a relic does that is used. `strike` takes health from a dweller up to `doors` away. */
export type Use =
  | { readonly op: 'heal' | 'healDeep'; readonly n: number }
  | { readonly op: 'strike'; readonly n: number; readonly doors: number }

export interface FindCard {
  readonly id: string
  readonly kind: 'page' | 'relic'
  readonly points: number
  /** Number of them among the finds. */
  readonly count: number
  readonly use?: readonly Use[]
}

export interface Effect {
  readonly op: 'wound' | 'deep' | 'heal' | 'ease' | 'courage' | 'find' | 'findBest' | 'alarm'
  readonly n: number
}

/** What comes of a way: of its test, or for everybody afterwards (`afterAll`). */
export type Consequence = 'failure' | 'success' | 'great' | 'afterAll'

/** One way of a challenge. Without a test all is in `success`. */
export interface ChallengeWay extends Readonly<Partial<Record<Consequence, readonly Effect[]>>> {
  readonly who: 'one' | 'each' | 'none'
  readonly test?: Ability
  /** How often it may be tested, after successes. */
  readonly upTo?: number
}

export type WayId = 'a' | 'b'

export interface ChallengeCard extends Readonly<Record<WayId, ChallengeWay>> {
  readonly id: string
}

export interface HallCard {
  readonly id: string
  readonly ambush: boolean
  readonly rows: readonly string[]
}

export type HallEvent = 'return' | 'stones' | 'quiet' | 'footsteps' | 'breath' | 'spark' | 'dawn'
