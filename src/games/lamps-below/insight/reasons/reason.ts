/** Reasons for a plan: facts that follow from it, and that the guide weighed. Sentences of them are made elsewhere. */
import type { FigureId, Member } from '../../actions.ts'
import type { Ability, Die, WayId } from '../../cardTypes.ts'
import type { Room } from '../../hall/room.ts'
import type { Chance } from './chance.ts'

/** What the way of a challenge brings, counted over all who go. */
export type Gain = 'finds' | 'bestFind' | 'healing' | 'courage' | 'quiet'
/** What a failure costs. */
export type Harm = 'wound' | 'deep' | 'alarm'

/** Reason of one explorer. */
interface Of<K extends string> {
  readonly kind: K
  readonly member: Member
}

/** Reason of one dweller. `isLater`: the attack on it comes after other actions of the plan. */
interface OfFigure<K extends string> {
  readonly kind: K
  readonly figure: FigureId
}

export type Reason =
  /** The attack slays a dweller. */
  | (OfFigure<'slays'> & { readonly chance: Chance; readonly isLater: boolean })
  /** The attack cannot slay it at once, but takes of its health. */
  | (OfFigure<'hurts'> & { readonly chance: Chance; readonly health: number; readonly isLater: boolean })
  /** The attack meets all dwellers of the room. */
  | { readonly kind: 'sweeps'; readonly dwellers: number }
  /** As all stand, the dweller attacks this explorer in its next turn. `isElse`: unless it is slain before. */
  | (OfFigure<'attacks'> & { readonly member: Member; readonly chance: Chance; readonly isElse: boolean })
  /** It is the last in the room of a cache, which nobody searches while it is there. */
  | (OfFigure<'guardsCache'> & { readonly room: Room })
  | (Of<'bringsCourage'> & { readonly courage: number })
  | Of<'fulfilsVow'>
  | (Of<'nearsVow'> & { readonly reached: number; readonly needed: number })
  /** What the company still needs, with all that it carries. */
  | { readonly kind: 'wanted'; readonly pages: number; readonly points: number }
  /** Once the explorer is out of the hall, what is held and what was carried out is enough. */
  | Of<'goalCarried'>
  /** The find is the last that was needed. */
  | { readonly kind: 'goalMet' }
  /** The find is one of those that are needed: so many are then there. */
  | { readonly kind: 'nearsGoal'; readonly of: 'pages' | 'points'; readonly reached: number; readonly needed: number }
  | { readonly kind: 'twoShown' }
  /** A find without a cache. */
  | { readonly kind: 'needsNoCache'; readonly courage: number }
  /** The plan searches a cache in this turn. */
  | (Of<'searchesSoon'> & { readonly room: Room })
  /** The guide sends the explorer to this cache, which is so many moves away then. */
  | (Of<'nearsCache'> & { readonly room: Room; readonly moves: number })
  /** The plan leaves the hall in this turn. */
  | Of<'leavesSoon'>
  /** Moves to the exit from here, and the dice and lit lamps that are left. */
  | (Of<'wayOut'> & { readonly moves: number; readonly dice: number; readonly lamps: number })
  /** Wounds of the walls at the end of this round (0) or of the next one (1). */
  | { readonly kind: 'wallsClose'; readonly rounds: number; readonly wounds: number }
  /** Chance to come out still if the explorer does nothing more in this turn, as the guide reckons. */
  | (Of<'waitsTooLong'> & { readonly chance: Chance })
  /** Finds of this hall that are safe then. */
  | (Of<'carriesOut'> & { readonly finds: number })
  | { readonly kind: 'noCacheLeft' }
  /** Dwellers that get at the explorer in their next turns, before and after. */
  | (Of<'safer'> & { readonly room: Room; readonly before: number; readonly after: number })
  | (Of<'takesCover'> & { readonly room: Room })
  /** Dwellers that get at the explorer, and the die that it then defends with. */
  | (Of<'braces'> & { readonly dwellers: number; readonly die: Die })
  /** Chance of a test to heal one of its wounds. */
  | (Of<'mayHeal'> & { readonly chance: Chance; readonly wounds: number })
  | (Of<'heals'> & { readonly wounds: number; readonly deep: number })
  | Of<'bold'>
  /** Explorers whose turns come later in this round, and who could use what is lit. */
  | { readonly kind: 'sparesLamps'; readonly lamps: number; readonly members: readonly Member[] }
  /** Nobody comes later in this round who could use the lamp. */
  | Of<'lampElseUnused'>
  | Of<'noOwnDie'>
  /** All that is left to do is to move. */
  | Of<'onlyMovesLeft'>
  /** Nothing is left to pay with. */
  | Of<'noDiceLeft'>
  /** Dice of this round that are not used are gone with it. */
  | Of<'dieElseLost'>
  /** Fewer dwellers get at the explorer here than in any room that it could move to. */
  | (Of<'staysSafe'> & { readonly here: number; readonly elsewhere: number })
  | Of<'atExit'>
  /** Chance to pass the test of a challenge. `isBest`: with a better die than any fellow who could go. */
  | (Of<'passes'> & { readonly ability: Ability; readonly chance: Chance; readonly isBest: boolean })
  /** What a way brings; `isSure`: without a test. */
  | { readonly kind: 'brings'; readonly gain: Gain; readonly n: number; readonly isSure: boolean }
  /** What a way without a test costs whoever goes; `member`: -1 where it is each. */
  | (Of<'costs'> & { readonly harm: Harm; readonly n: number })
  /** What a way costs where its test fails; `member` who would go, -1 where it is each. */
  | (Of<'risks'> & {
      readonly way: WayId
      readonly chance: Chance
      readonly harm: Harm
      readonly n: number
    })
  /** A fellow who could go instead is a better choice. */
  | Of<'betterFellow'>
  /** What rolling again brings about, and its chance. */
  | (Of<'again'> & { readonly of: AgainOf; readonly chance: Chance })
  /** Expeditions of a hundred that are won with a roll again and without it, as the guide reckons. */
  | { readonly kind: 'winsWith'; readonly again: number; readonly keep: number }
  | (Of<'keepsCourage'> & { readonly courage: number })
  /** How often it comes home alone at normal difficulty. */
  | { readonly kind: 'winsAlone'; readonly card: number; readonly chance: Chance }
  /** What this explorer can do that others cannot, or not so well. */
  | { readonly kind: 'suits'; readonly card: number }
  /** It does not matter who carries a find. */
  | { readonly kind: 'goalOfAll' }
  | { readonly kind: 'onlyChoice' }
  /** Nothing else follows: the plan came out best. */
  | { readonly kind: 'best' }

/** What a die is rolled again for. */
export type AgainOf = 'hit' | 'defence' | 'challenge' | 'rest' | 'stones'

export type ReasonOf<K extends Reason['kind']> = Extract<Reason, { readonly kind: K }>

/** Kinds of reasons, the weightiest first; others follow. */
export const WEIGHTIEST_FIRST: readonly Reason['kind'][] = [
  'goalCarried',
  'goalMet',
  'nearsGoal',
  'leavesSoon',
  'slays',
  'hurts',
  'searchesSoon',
  'passes',
  'brings',
  'costs',
  'again',
  'winsWith',
  'fulfilsVow',
  'waitsTooLong',
  'heals',
  'mayHeal',
  'braces',
  'nearsCache',
  'attacks',
  'guardsCache',
  'twoShown',
  'wanted',
  'needsNoCache',
  'wallsClose',
  'carriesOut',
  'wayOut',
  'safer',
  'takesCover',
  'risks',
  'sweeps',
  'noCacheLeft',
  'nearsVow',
  'bringsCourage',
  'sparesLamps',
  'lampElseUnused',
  'noOwnDie',
  'noDiceLeft',
  'staysSafe',
  'atExit',
]
