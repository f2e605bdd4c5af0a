/**
 * Topics of the rules: for each question, selection or sheet, the sections of RULES.md and the chapter of the summary.
 * Fetched with the sheet that shows them.
 */
import type { Mode } from '../../../games/blackstone/rules/ruleTypes.ts'
import type { Todo } from '../../../games/blackstone/state.ts'
import type { TableSelection } from '../table/turn/tableSelection.ts'
import { RULEBOOK } from './rulebook.ts'

export interface Topic {
  /** Chapter of the summary. */
  readonly summary:
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
  /** Anchors of sections of RULES.md, the most relevant first. */
  readonly sections: readonly [string, ...string[]]
}

const TOWER: Topic = { summary: 'board', sections: ['setup', 'refilling', 'assign-vassals'] }
const WORK: Topic = {
  summary: 'work',
  sections: ['work', 'slide', 'swap', 'flip', 'retain', 'draw', 'completing-a-task'],
}
const VASSAL: Topic = {
  summary: 'work',
  sections: ['slide', 'swap', 'flip', 'retain', 'vassals-with-castles', 'vassals'],
}
const RETAIN: Topic = { summary: 'work', sections: ['retain', 'refilling'] }
const TASK: Topic = {
  summary: 'tasks',
  sections: ['completing-a-task', 'upcharge', 'task-cards', 'example-of-completing'],
}
const PAY: Topic = { summary: 'upcharge', sections: ['upcharge', 'example-of-completing', 'wild-vassals'] }
const DRAW: Topic = { summary: 'work', sections: ['draw', 'task-cards'] }
const TURN: Topic = {
  summary: 'turn',
  sections: ['turn', 'recall', 'muster', 'work', 'assign-vassals', 'check-limits'],
}
const LIMITS: Topic = { summary: 'limits', sections: ['limits', 'kings', 'example-of-limits'] }
const COURT: Topic = {
  summary: 'court',
  sections: ['your-court', 'kings', 'active-cards', 'points', 'upcharge', 'retain'],
}
const END: Topic = { summary: 'kings', sections: ['end-of-the-game', 'tie-breaks', 'stopping-early'] }
const INTRIGUE_TOPIC: Topic = {
  summary: 'intrigue',
  sections: ['placing-agents', 'disturbing-agents', 'rewards-of-intrigue'],
}
const REWARD: Topic = { summary: 'intrigue', sections: ['rewards-of-intrigue', 'face-down-cards', 'disturbing-agents'] }
const ASSASSIN: Topic = { summary: 'board', sections: ['assassin', 'saboteur'] }
const REFRESH: Topic = { summary: 'solo', sections: ['solo-kings-quest'] }
const RATS: Topic = { summary: 'rats', sections: ['rats-and-dogs', 'adopting-a-dog', 'catching-rats'] }
const QUEENS: Topic = { summary: 'queens', sections: ['queens-quest'] }
const WIZARDS: Topic = { summary: 'wizards', sections: ['wizards-quest'] }
const FIRST: Topic = { summary: 'first', sections: ['first-edition'] }

/** Topic of each item of the todo stack. For `work`, the selection is more specific. */
export const TOPIC_BY_TODO: { readonly [D in Todo['do']]: Topic } = {
  ...{ seal: TURN, open: TURN, first: TURN, deal: TURN, fill: TOWER, sortOut: TURN, reseal: TURN, next: TURN },
  ...{ pile: TOWER, refill: TOWER, makeUp: TOWER, assign: TOWER, exposed: ASSASSIN, place: ASSASSIN },
  ...{ recall: INTRIGUE_TOPIC, intrigue: INTRIGUE_TOPIC, reward: REWARD, rewards: REWARD },
  muster: { summary: 'turn', sections: ['muster', 'active-cards'] },
  income: { summary: 'turn', sections: ['knight-wizard-cards', 'muster'] },
  family: { summary: 'families', sections: ['families'] },
  decks: FIRST,
  keep: DRAW,
  work: WORK,
  ...{ drop: LIMITS, limits: LIMITS },
  ...{ rat: RATS, rats: RATS },
  ...{ refreshPile: REFRESH, refreshing: REFRESH, turnedOver: REFRESH, refresh: REFRESH },
  ...{ act: QUEENS, offer: QUEENS, pass: WIZARDS },
}

/** Topic of each selection; null if the todo item decides. */
export const TOPIC_BY_PICK: { readonly [O in TableSelection['on']]: Topic | null } = {
  nothing: null,
  vassal: VASSAL,
  tower: RETAIN,
  task: TASK,
  second: PAY,
  deck: DRAW,
  goal: { summary: 'puzzle', sections: ['puzzle-masters-quest'] },
  marked: INTRIGUE_TOPIC,
  use: QUEENS,
  lay: WIZARDS,
  exchange: WIZARDS,
}

/** Topics of the table's sheets, by address. */
export const TOPIC_BY_SHEET = {
  card: { summary: 'board', sections: ['vassals', ...VASSAL.sections, 'wild-vassals', 'assassin', 'saboteur'] },
  tower: TOWER,
  court: COURT,
  standings: END,
  piles: { summary: 'board', sections: ['refilling', 'draw', 'task-cards'] },
  log: TURN,
  bots: { summary: 'turn', sections: ['the-table'] },
  phones: { summary: 'turn', sections: ['the-table'] },
  costs: TASK,
  rats: RATS,
  opening: END,
  menu: TURN,
  finish: END,
  concede: END,
  about: { summary: 'kings', sections: ['settings', 'modules-by-mode'] },
  end: LIMITS,
} as const satisfies Readonly<Record<string, Topic>>

/** Topics of how a mode is won, where its goal is its own. */
export const TOPIC_BY_OPENING: Readonly<Record<string, Topic>> = {
  solo: { summary: 'solo', sections: ['solo-kings-quest', 'co-op-kings-quest', 'rats-and-dogs'] },
  coop: { summary: 'rats', sections: ['co-op-kings-quest', 'rats-and-dogs', 'adopting-a-dog'] },
  'puzzle-master': { summary: 'puzzle', sections: ['puzzle-masters-quest', 'rats-and-dogs'] },
  'queens-quest': QUEENS,
  'wizards-quest': WIZARDS,
  'first-edition': FIRST,
}

/** Modes that are games of their own on the same board: their chapter applies to every question. */
export const TOPIC_BY_MODE: Readonly<Record<string, Topic>> = { 'queens-quest': QUEENS, 'wizards-quest': WIZARDS }

/** Section of a mode in RULES.md; the chapter of all modes where the mode has none of its own. */
export const sectionOfMode = ({ id, rulesSection = id }: Mode): string =>
  RULEBOOK.findChapterIndex(rulesSection) < 0 ? 'modes' : rulesSection
