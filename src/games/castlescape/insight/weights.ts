/** Weights of the evaluation, in hundredths of a point of Renown where nothing else is said. */

/** Walls that are built in ten turns, by a rough count. */
export const WALLS_IN_TEN_TURNS = 35
/** Share, in percent, of an enclosure by the Walls that are missing, one and more. */
export const SHARE_BY_MISSING = [50, 32, 20, 12, 7, 4] as const
/** The same share of whoever builds before the seat that looks on builds again. */
export const SHARE_OF_NEXT = [62, 40, 24, 14, 8, 4] as const
/** The same share where the Walls that wait are enough. */
export const SHARE_CLOSED_NOW = 75
/** Chance, in percent, to claim an enclosure, by the lead in Influence: behind by 2 and more, to ahead by 3 and more. */
export const CLAIM_BY_LEAD = [0, 8, 30, 62, 76, 86] as const
/** Chance, in percent, of a Bailey that one is not in yet. */
export const CLAIM_IF_NOBODY = 6
/** Renown of a lead at each Inspection to come, by the same lead. */
export const OCCUPATION_BY_LEAD = [0, 8, 18, 66, 78, 86] as const
/** A Bailey that nobody is in, for each Inspection to come. */
export const OCCUPATION_IF_NOBODY = 6
/** A lead in a Bailey that is yet to be closed, for each Inspection to come. */
export const OCCUPATION_TO_BE = 60
/** A Recruit on the site, by its worth. */
export const INFLUENCE = 8
/** Each point of Infamy until the next Inspection, and of Corruption for each further one. */
export const PER_INFAMY = -45
export const PER_CORRUPTION = -30
/** What a card brings, each time that it is played. */
export const PER_GOLD = 35
export const PER_WALL = 30
export const PER_RECRUIT = 80
export const PER_RECRUIT_ANY = 120
/** Numbers of a turn beyond which more counts half. */
export const MUCH_GOLD = 6
export const MANY_WALLS = 5
export const MANY_RECRUITS = 2
/** Infamy of one's own and of a rival, and a rival's Back Alley. */
export const PER_OWN_INFAMY = -25
export const PER_THEIR_INFAMY = 30
export const PER_THEIR_ALLEY = 70
export const PER_CLEARING = 40
export const PER_DESTROYING = 30
export const PER_ACQUIRING = 100
export const PER_MOVE = 20
export const PER_OUST = 90
/** A Contract that is not seen yet. */
export const NEW_CONTRACT = 260
/** Turns, in hundredths, that a Contract takes, and from which on one that is yet to be seen counts in full. */
export const TURNS_FOR_CONTRACT = 800
export const TURNS_FOR_NEW = 300
/** Share, in percent, of a Contract's Renown that is fulfilled, that is reached in parts, and that is not begun. */
export const CONTRACT_HELD = 90
export const CONTRACT_PART = 70
export const CONTRACT_BEGUN = 8
/** Share of a Goal's Renown by the part that is reached. */
export const GOAL_PART = 25
/** What waits in the own turn, so that a plan begins with cards and not with the end of the turn. */
export const WAITING_GOLD = 30
export const WAITING_WALL = 10
export const WAITING_RECRUIT = 180
export const WAITING_OTHER = 25
