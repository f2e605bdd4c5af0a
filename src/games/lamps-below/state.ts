/**
 * Public state of an expedition: plain data, the same bytes on every phone. Open cards are faces, hidden ones slots. A
 * move replaces the fields that it changes and nothing within them, so a copy of a state is one object.
 */
import type { EarlyEnding, Outcome, Seat, Slot } from '../../kernel/contract.ts'
import type { Options } from '../../kernel/gameCard.ts'
import type { FigureId, Member } from './actions.ts'
import type { Face } from './cards.ts'
import type { Ability, Consequence, Die, WayId } from './cardTypes.ts'
import type { Room } from './hall/room.ts'

export interface Setting {
  readonly mode: string
  readonly options: Options
  readonly seats: number
}

/** Face-down deck: the slots from `next`, its top, to before `end`. */
export interface Deck {
  readonly next: Slot
  readonly end: Slot
}

export const sizeOfDeck = ({ next, end }: Deck): number => end - next

/** Where an explorer is: a room of the hall, out of it by its exit, down, on the path between halls, or dead. */
export type Whereabouts = Room | 'left' | 'down' | 'path' | 'dead'

/** What one explorer has. Lists are ascending. */
export interface Explorer {
  /** Number of its card. */
  readonly card: number
  readonly at: Whereabouts
  /** Own dice that are left. */
  readonly dice: readonly number[]
  readonly wounds: number
  readonly deep: number
  readonly courage: number
  readonly bold: boolean
  readonly braced: boolean
  /** The special of this name was used in this hall. */
  readonly plate: boolean
  /** What was counted for the vow so far. */
  readonly vow: number
  readonly finds: readonly Face[]
  /** Found in this hall, and not carried out yet. */
  readonly newFinds: readonly Face[]
}

/** A dweller. */
export interface Figure {
  readonly number: number
  readonly at: Room
  readonly health: number
  readonly guard: boolean
}

export interface Group {
  readonly card: Face
  /** Number of the next figure that comes back (E41). */
  readonly next: number
  /** By their numbers, which is the order in which they act. */
  readonly figures: readonly Figure[]
}

/** Card on the track: the place of an explorer, or that of a group behind all of them. */
export type TrackCard = number
const FIRST_GROUP = 4
export const trackCardOf = (group: number): TrackCard => FIRST_GROUP + group
/** Group of a card on the track; -1 if it is an explorer's. */
export const groupOnTrack = (card: TrackCard): number => Math.max(-1, card - FIRST_GROUP)

export interface HallState {
  readonly face: Face
  readonly round: number
  readonly threat: number
  /** Lit lamps, ascending. */
  readonly lamps: readonly number[]
  /** Cards of this round in the order of the throw, without explorers who are down; who left stays on it (E48). */
  readonly track: readonly TrackCard[]
  /** Cards of the track whose turns have begun. */
  readonly turnsBegun: number
  readonly groups: readonly Group[]
  /** Rooms of the caches that are left. */
  readonly caches: readonly Room[]
}

export interface ChallengeState {
  /** Vote of each seat; empty for those that have not voted. */
  readonly votes: readonly (WayId | '')[]
  readonly way: WayId | ''
  /** Explorer that the leader has named; -1 if none. */
  readonly named: Member
  /** Explorers whose players have said no. */
  readonly refused: readonly Member[]
}

/** What a test is for. */
export type Purpose = 'challenge' | 'rest' | 'mend' | 'stones'

export interface Test {
  readonly member: Member
  readonly ability: Ability
  readonly purpose: Purpose
  /** Who is healed by it: the explorer, or a fellow. */
  readonly patient: Member
  /** The die was rolled again. */
  readonly again: boolean
}

/** Attack of an explorer on one or more dwellers; `die` is that of the weapon as it was thrown (E42). */
export interface Hit {
  readonly member: Member
  readonly weapon: number
  readonly die: Die
}

/** Dice of an attack on one dweller; `defence` is 0 without a die. */
export interface HitThrow extends FigureId {
  readonly attack: number
  readonly defence: number
}

/** Attack of a dweller on an explorer. */
export interface Assault extends FigureId {
  readonly member: Member
}

/** Where finds are drawn: by a search, a probe or a challenge; `best`: laid open there, and one is kept. */
export type FindSource = 'search' | 'probe' | 'challenge' | 'best'

/** One thing that is still to be done. The last of the list is next; what was interrupted waits below it. */
export type Task =
  | { readonly do: 'seal'; readonly first: Slot; readonly faces: readonly Face[] }
  | { readonly do: 'reseal'; readonly from: readonly Slot[]; readonly first: Slot }
  | { readonly do: 'throwCompany' | 'throwLeader' | 'choose' | 'path' }
  | { readonly do: 'vote'; readonly seat: Seat }
  | { readonly do: 'way' | 'word' | 'goAll' }
  /** The test or the effects of one explorer; `tries`: successes so far of a test that may be repeated. */
  | { readonly do: 'challengeOne'; readonly member: Member; readonly tries: number }
  | { readonly do: 'more'; readonly member: Member; readonly tries: number }
  | { readonly do: 'effects'; readonly member: Member; readonly of: Consequence; readonly at: number }
  | { readonly do: 'drawFinds'; readonly member: Member; readonly count: number; readonly source: FindSource }
  | { readonly do: 'take'; readonly member: Member; readonly faces: readonly Face[]; readonly source: FindSource }
  | ({ readonly do: 'test'; readonly tries: number } & Test)
  | ({ readonly do: 'judgeTest'; readonly tries: number; readonly value: number } & Test)
  | { readonly do: 'openGroups'; readonly slots: readonly Slot[] }
  | { readonly do: 'throwRound' | 'turns' | 'event' | 'endRound' }
  | { readonly do: 'turn'; readonly member: Member }
  | ({ readonly do: 'hit'; readonly targets: readonly FigureId[] } & Hit)
  /** Dice of an attack; the first of `throws` is the next that counts. */
  | ({ readonly do: 'judgeHit'; readonly throws: readonly HitThrow[]; readonly again: boolean } & Hit)
  | ({ readonly do: 'hitAgain'; readonly throws: readonly HitThrow[] } & Hit)
  | { readonly do: 'omen'; readonly group: number }
  /** Figures of a group whose number is above `after` act by this reading of its table. */
  | { readonly do: 'figures'; readonly group: number; readonly reading: number; readonly after: number }
  | ({ readonly do: 'assault' } & Assault)
  | ({
      readonly do: 'judgeAssault'
      readonly attack: number
      readonly defence: number
      readonly again: boolean
    } & Assault)
  | ({ readonly do: 'defendAgain'; readonly attack: number } & Assault)
  | { readonly do: 'throwFates' | 'throwRecovery' | 'judgeEnd' | 'handover' }

export interface State {
  /** Frozen, and shared by all states of a game. */
  readonly setting: Setting
  /** Explorers in company order; while they are chosen, those chosen so far. */
  company: readonly Explorer[]
  /** Explorer with whom the leader marker lies. */
  leader: Member
  path: Deck
  groupCards: Deck
  finds: Deck
  /** Challenge or hall on the table; -1 before the first. */
  card: Face
  challenge: ChallengeState | null
  hall: HallState | null
  alarm: number
  /** Halls so far at whose end all were down. */
  falls: number
  /** Cards that everybody has seen and that are out of the game, ascending: played, used, lost or not kept. */
  gone: readonly Face[]
  /** Finds that were given in this handover, by the explorer who has them; empty else. */
  given: readonly (readonly Face[])[]
  tasks: readonly Task[]
  /** How the players ended the game early; absent else. */
  ending?: EarlyEnding
  outcome: Outcome | null
}

/** A draft of a state: equal bytes, and nothing shared that a move changes. */
export const copyState = (state: State): State => ({ ...state })

export const explorerOf = ({ company }: State, member: Member): Explorer => {
  const explorer = company[member]
  if (!explorer) throw new RangeError(`no explorer ${member}`)
  return explorer
}

/** The hall that is played. Throws outside of one. */
export const hallOf = ({ hall }: State): HallState => {
  if (!hall) throw new Error('no hall is played')
  return hall
}

/** The next task. Throws if there is none. */
export const nextTask = ({ tasks }: State): Task => {
  const task = tasks[tasks.length - 1]
  if (!task) throw new Error('nothing to do and not over')
  return task
}

/** The task that waits, which the table of actions has found to be of this kind. */
export const taskOf = <K extends Task['do']>(state: State): Extract<Task, { do: K }> =>
  nextTask(state) as Extract<Task, { do: K }>
