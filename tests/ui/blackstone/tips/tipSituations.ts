/** A situation for every tip and for every step of a coached first turn, as a position, with what the tip speaks of. */
import type { FirstTurnTip } from '#src/ui/blackstone/tips/firstTurnTip.ts'
import type { TipId } from '#src/ui/blackstone/tips/tips.ts'

export interface TipSituation {
  /** King's Quest where it is left out. */
  readonly mode?: string
  readonly options?: object
  readonly position: object
  /** What has to be done in the position before the tip comes. */
  readonly after?: 'a move' | 'the turn of a bot'
  /** Selector of what the tip speaks of. */
  readonly about: string
}

const PROMPT = '[data-part~="prompt"]'
const SINCE = '[data-part="since"]'
const UNDO = '[data-part="undo"]'
const CHIPS = '[data-part="chips"]'
const TOKENS = '[data-part="nav"] [role="img"]'
const TASK = '[data-part~="task"]'
const BOARD = '[role="grid"]'
const TOP = '[data-part="top"]'
const NAV = '[data-part="nav"]'

/** Board that meets G01, a Knight: any lion on B·S and any spy in column L. */
export const MET = { BS: 'Ls/De', LO: 'Py/Mc' }
export const QUIET = { board: { AO: 'Me/Py' }, courts: [{}, {}] }
export const court = (ownCourt: object, board: object = QUIET.board) => ({ board, courts: [ownCourt, {}] })

export const TIP_SITUATIONS: Readonly<Record<TipId, TipSituation>> = {
  complete: { position: court({ hand: ['G01'] }, MET), about: TASK },
  unpaid: { position: court({ hand: ['G01'], completed: { knight: ['G03'] } }, MET), about: TASK },
  // Eight of twelve.
  rats: {
    mode: 'solo',
    position: { board: QUIET.board, courts: [{}], rats: { wandering: ['three', 'three'], plagued: ['two'] } },
    about: TOP,
  },
  // Two ploys, 3 and 4 points.
  rival: {
    options: { points: 10 },
    position: { ...QUIET, courts: [{}, { completed: { ploy: ['M01', 'M02'] } }] },
    about: CHIPS,
  },
  met: { options: { openHands: 'on' }, position: { board: MET, courts: [{}, { hand: ['G01'] }] }, about: BOARD },
  // With the two kings of the Household two of each may be kept, and two ploys count.
  retained: { position: court({ retained: ['Ls/De', 'Pe/Ms', 'Mc/Ds'] }), about: NAV },
  hand: { position: court({ hand: ['G01', 'G02', 'G03'] }), about: TASK },
  tokens: { position: court({ wizards: 3 }), about: TOKENS },
  asleep: { position: court({ completed: { ploy: ['M01', 'M02', 'M03'] } }), about: CHIPS },
  agent: {
    options: { intrigue: 'on' },
    position: {
      board: { AO: 'Me/Py' },
      courts: [
        {},
        { completed: { knight: ['G03'] }, intrigue: { at: 'agents', card: 'G03', vassal: 'AO', matched: 2 } },
      ],
    },
    about: BOARD,
  },
  bots: { position: QUIET, after: 'the turn of a bot', about: SINCE },
  undo: { position: court({ knights: 2, wizards: 2 }), after: 'a move', about: UNDO },
  rules: { position: QUIET, about: PROMPT },
  press: { position: { ...court({ hand: ['G02'] }), turn: { round: 2 } }, about: BOARD },
  hint: { position: { ...QUIET, turn: { round: 4 } }, about: NAV },
}

const QUEEN = { board: { CT: 'Ls/De' }, quest: { offer: ['M02', 'M03'] } }
const WIZARD = {
  courts: [{ vassals: ['Ls/De'] }, { vassals: ['Py/Mc'] }],
  quest: { offer: ['M02'], vassals: ['Lc/Pe'] },
}
const BEGUN = court({ hand: ['G01'], knights: 1 })
const RATS = { board: QUIET.board, courts: [{ hand: ['G01'], knights: 1 }] }
const queen = (about: string, position: object): TipSituation => ({
  mode: 'queens-quest',
  position: { ...QUEEN, courts: [{}, {}], ...position },
  about,
})
const wizard = (about: string, position: object): TipSituation => ({
  mode: 'wizards-quest',
  position: { ...WIZARD, ...position },
  about,
})
const solo = (about: string, position: object): TipSituation => ({ mode: 'solo', position, about })

/** Positions in a first turn, with what its coach says first. */
export const STEP_SITUATIONS: Readonly<Record<FirstTurnTip['id'], TipSituation>> = {
  'queens-quest.take': queen(PROMPT, {}),
  // M01: a Lion Scout at C·T.
  'queens-quest.use': queen(BOARD, { courts: [{ hand: ['M01'] }, {}] }),
  'queens-quest.move': queen(BOARD, { board: QUIET.board, courts: [{ hand: ['M01'] }, {}] }),
  'queens-quest.sets': queen(CHIPS, { courts: [{ sets: [['Ls/Dy']] }, {}] }),
  'queens-quest.end': queen(NAV, { quest: { ...QUEEN.quest, actions: 0 } }),
  'wizards-quest.take': wizard(PROMPT, {}),
  'wizards-quest.lay': wizard(BOARD, { courts: [{ ...WIZARD.courts[0], hand: ['M01'] }, WIZARD.courts[1]] }),
  'wizards-quest.stuck': wizard(BOARD, { courts: [{ vassals: ['Py/Me'], hand: ['M01'] }, WIZARD.courts[1]] }),
  'wizards-quest.second': wizard(NAV, { quest: { ...WIZARD.quest, taken: 1 } }),
  'wizards-quest.end': wizard(NAV, { quest: { ...WIZARD.quest, actions: 0 } }),
  'kings-quest.task': { position: BEGUN, about: TASK },
  'kings-quest.end': { position: { ...BEGUN, courts: [{ hand: ['G01'] }, {}] }, about: NAV },
  done: { position: { ...BEGUN, turn: { completions: 1 } }, about: NAV },
  ownMet: { position: { board: MET, courts: [{ hand: ['G01'], knights: 1 }, {}] }, about: TASK },
  'solo.task': solo(TASK, RATS),
  'solo.end': solo(NAV, { ...RATS, courts: [{ hand: ['G01'] }] }),
  firstRats: solo(TOP, { ...RATS, rats: { wandering: ['one'] }, turn: { round: 2 } }),
  plague: solo(TOP, { ...RATS, rats: { plagued: ['two'] }, turn: { round: 5 } }),
  catch: solo(TOP, { ...RATS, courts: [{ knights: 1, dogs: ['westie'] }], rats: { wandering: ['one'] } }),
  dog: solo(TASK, { board: MET, courts: [{ hand: ['G01'] }] }),
  'coop.task': { mode: 'coop', position: { ...RATS, courts: [{ hand: ['G01'], knights: 1 }, {}] }, about: TASK },
  'coop.end': { mode: 'coop', position: { ...RATS, courts: [{ hand: ['G01'] }, {}] }, about: NAV },
  'puzzle-master.empty': {
    mode: 'puzzle-master',
    position: { board: QUIET.board, courts: [{ knights: 1 }, {}] },
    about: BOARD,
  },
  'puzzle-master.end': { mode: 'puzzle-master', position: { board: QUIET.board, courts: [{}, {}] }, about: NAV },
  'first-edition.task': {
    mode: 'first-edition',
    position: { board: QUIET.board, courts: [{ hand: ['M01'], wizards: 1 }, {}] },
    about: TASK,
  },
  'first-edition.end': {
    mode: 'first-edition',
    position: { board: QUIET.board, courts: [{ hand: ['M01'] }, {}] },
    about: NAV,
  },
  'first-edition.guard': {
    mode: 'first-edition',
    position: { board: QUIET.board, courts: [{ hand: ['M01'], knights: 1 }, {}], turn: { round: 2 } },
    about: BOARD,
  },
}
