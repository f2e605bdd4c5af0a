/**
 * What the rules say of a term, a question or a sheet: where in RULES.md it is read, and which chapter of the rules in short says it in the
 * language that is spoken. Fetched with the sheet that shows it.
 */
import type { Todo } from '../../games/blackstone/state.ts'
import type { Pick } from '../blackstone/game/pick.ts'

export interface Topic {
  /** Of the rules in short. */
  readonly short:
    | 'board'
    | 'turn'
    | 'work'
    | 'tasks'
    | 'upcharge'
    | 'court'
    | 'limits'
    | 'kings'
    | 'families'
    | 'intrigue'
    | 'solo'
    | 'puzzle'
    | 'rats'
    | 'queens'
    | 'wizards'
    | 'first'
  /** Of RULES.md, by their anchors; what is asked first. */
  readonly sections: readonly [string, ...string[]]
}

const TOWER: Topic = { short: 'board', sections: ['setup', 'refilling', 'assign-vassals'] }
const WORK: Topic = {
  short: 'work',
  sections: ['work', 'slide', 'swap', 'flip', 'retain', 'draw', 'completing-a-task'],
}
const VASSAL: Topic = {
  short: 'work',
  sections: ['slide', 'swap', 'flip', 'retain', 'vassals-with-castles', 'vassals'],
}
const RETAIN: Topic = { short: 'work', sections: ['retain', 'refilling'] }
const TASK: Topic = {
  short: 'tasks',
  sections: ['completing-a-task', 'upcharge', 'task-cards', 'example-of-completing'],
}
const PAY: Topic = { short: 'upcharge', sections: ['upcharge', 'example-of-completing', 'wild-vassals'] }
const DRAW: Topic = { short: 'work', sections: ['draw', 'task-cards'] }
const TURN: Topic = { short: 'turn', sections: ['turn', 'recall', 'muster', 'work', 'assign-vassals', 'check-limits'] }
const LIMITS: Topic = { short: 'limits', sections: ['limits', 'kings', 'example-of-limits'] }
const COURT: Topic = {
  short: 'court',
  sections: ['your-court', 'kings', 'active-cards', 'points', 'upcharge', 'retain'],
}
const END: Topic = { short: 'kings', sections: ['end-of-the-game', 'tie-breaks', 'stopping-early'] }
const PLOTS: Topic = { short: 'intrigue', sections: ['placing-agents', 'disturbing-agents', 'rewards-of-intrigue'] }
const REWARD: Topic = { short: 'intrigue', sections: ['rewards-of-intrigue', 'face-down-cards', 'disturbing-agents'] }
const ASSASSIN: Topic = { short: 'board', sections: ['assassin', 'saboteur'] }
const REFRESH: Topic = { short: 'solo', sections: ['solo-kings-quest'] }
const RATS: Topic = { short: 'rats', sections: ['rats-and-dogs', 'adopting-a-dog', 'catching-rats'] }
const QUEENS: Topic = { short: 'queens', sections: ['queens-quest'] }
const WIZARDS: Topic = { short: 'wizards', sections: ['wizards-quest'] }
const FIRST: Topic = { short: 'first', sections: ['first-edition'] }

/** What the rules await, question by question. What is picked up in `work` says more. */
export const AWAITED: { readonly [D in Todo['do']]: Topic } = {
  ...{ seal: TURN, open: TURN, first: TURN, deal: TURN, fill: TOWER, sortOut: TURN, reseal: TURN, next: TURN },
  ...{ pile: TOWER, refill: TOWER, makeUp: TOWER, assign: TOWER, exposed: ASSASSIN, place: ASSASSIN },
  ...{ recall: PLOTS, intrigue: PLOTS, reward: REWARD, rewards: REWARD },
  muster: { short: 'turn', sections: ['muster', 'active-cards'] },
  income: { short: 'turn', sections: ['knight-wizard-cards', 'muster'] },
  family: { short: 'families', sections: ['families'] },
  decks: FIRST,
  keep: DRAW,
  work: WORK,
  ...{ drop: LIMITS, limits: LIMITS },
  ...{ rat: RATS, rats: RATS },
  ...{ refreshPile: REFRESH, refreshing: REFRESH, turnedOver: REFRESH, refresh: REFRESH },
  ...{ act: QUEENS, offer: QUEENS, pass: WIZARDS },
}

/** What is picked up. Null where that asks nothing: what is awaited counts then. */
export const HELD: { readonly [O in Pick['on']]: Topic | null } = {
  nothing: null,
  vassal: VASSAL,
  tower: RETAIN,
  task: TASK,
  second: PAY,
  deck: DRAW,
  goal: { short: 'puzzle', sections: ['puzzle-masters-quest'] },
  marked: PLOTS,
  use: QUEENS,
  lay: WIZARDS,
  exchange: WIZARDS,
}

/** The sheets of a table by their addresses. */
export const SHEETS = {
  card: { short: 'board', sections: ['vassals', ...VASSAL.sections, 'wild-vassals', 'assassin', 'saboteur'] },
  tower: TOWER,
  court: COURT,
  standings: END,
  piles: { short: 'board', sections: ['refilling', 'draw', 'task-cards'] },
  log: TURN,
  bots: { short: 'turn', sections: ['the-table'] },
  phones: { short: 'turn', sections: ['the-table'] },
  costs: TASK,
  rats: RATS,
  menu: TURN,
  finish: END,
  about: { short: 'kings', sections: ['settings', 'modules-by-mode'] },
  end: LIMITS,
} as const satisfies Readonly<Record<string, Topic>>

/** The section of each mode in RULES.md. */
export const MODES: Readonly<Record<string, string>> = {
  'kings-quest': 'kings-quest',
  advanced: 'advanced-kings-quest',
  coop: 'co-op-kings-quest',
  solo: 'solo-kings-quest',
  'puzzle-master': 'puzzle-masters-quest',
  'queens-quest': 'queens-quest',
  'wizards-quest': 'wizards-quest',
  'first-edition': 'first-edition',
}

/** Games of their own on the same board: whatever is asked in them, their chapters say. */
export const ALONE: Readonly<Record<string, Topic>> = { 'queens-quest': QUEENS, 'wizards-quest': WIZARDS }
