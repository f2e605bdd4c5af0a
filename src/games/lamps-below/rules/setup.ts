/** The set-up (rules 2): the company, chosen seat by seat or thrown for, and who leads first. */
import type { Options } from '../../../kernel/gameCard.ts'
import { numbersFrom, orderByThrow } from '../../numberLists.ts'
import type { ActionOf } from '../actions.ts'
import { CHALLENGE_FACES, type Face, FIND_DECK, GROUP_FACES, HALL_FACES } from '../cards.ts'
import { popTask } from '../changeState.ts'
import { companyNumbers, companySize, markerBearers } from '../company.ts'
import { EXPLORERS } from '../data/explorers.ts'
import { because } from '../refusal.ts'
import type { Explorer, Setting, State, Task } from '../state.ts'
import type { ActionHandler, MoveContext } from './ruleTypes.ts'

/** An explorer as it sets out. */
export const newExplorer = (card: number): Explorer => ({
  card,
  at: 'path',
  dice: [],
  wounds: 0,
  deep: 0,
  courage: 0,
  bold: false,
  braced: false,
  plate: false,
  vow: 0,
  finds: [],
  newFinds: [],
})

/** First slots of the decks, one after the other; the path holds some challenges and halls, shuffled together. */
const firstSlots = (setting: Setting) => {
  const { challenges, halls } = companyNumbers(setting)
  const hallSlot = CHALLENGE_FACES.length
  const pathSlot = hallSlot + HALL_FACES.length
  const groupSlot = pathSlot + challenges + halls
  const findSlot = groupSlot + GROUP_FACES.length
  return { hallSlot, pathSlot, groupSlot, findSlot, end: findSlot + FIND_DECK.length }
}

/** Tasks of the set-up in their order. The leader comes first, who chooses an explorer that is left over. */
const setupTasks = (setting: Setting): readonly Task[] => {
  const { challenges, halls } = companyNumbers(setting)
  const { hallSlot, pathSlot, groupSlot, findSlot } = firstSlots(setting)
  const seal = (first: number, faces: readonly Face[]): Task => ({ do: 'seal', first, faces })
  return [
    { do: 'throwLeader' },
    seal(0, CHALLENGE_FACES),
    seal(hallSlot, HALL_FACES),
    { do: 'reseal', from: [...numbersFrom(0, challenges), ...numbersFrom(hallSlot, halls)], first: pathSlot },
    seal(groupSlot, GROUP_FACES),
    seal(findSlot, FIND_DECK),
    { do: setting.options.company === 'chance' ? 'throwCompany' : 'choose' },
    { do: 'path' },
  ]
}

/** State before the first draw. */
export const createInitialState = (mode: string, options: Options, seats: number): State => {
  const setting = { mode, options, seats }
  const { pathSlot, groupSlot, findSlot, end } = firstSlots(setting)
  return {
    setting,
    company: [],
    leader: 0,
    path: { next: pathSlot, end: groupSlot },
    groupCards: { next: groupSlot, end: findSlot },
    finds: { next: findSlot, end },
    card: -1,
    challenge: null,
    hall: null,
    alarm: 0,
    falls: 0,
    gone: [],
    given: [],
    tasks: setupTasks(setting).toReversed(),
    outcome: null,
  }
}

/** Dice that decide who leads first; null where it is said, or where one alone can lead (E3). */
export const leaderDice = ({ setting }: State): readonly number[] | null => {
  const bearers = markerBearers(setting)
  return setting.options.leader === 'chance' && bearers > 1 ? [bearers] : null
}

/** Dice that draw the company, as those of a track do: six sides, five … */
export const companyDice = ({ setting }: State): readonly number[] =>
  numbersFrom(0, companySize(setting)).map((drawn) => EXPLORERS.length - drawn)

export const applyLeaderThrow = ({ draft, emit }: MoveContext, values: readonly number[]): void => {
  popTask(draft)
  draft.leader = (values[0] ?? 1) - 1
  emit({ kind: 'leader', member: draft.leader })
}

/** The explorers of these cards set out, in this order. */
const formCompany = ({ draft, emit }: MoveContext, cards: readonly number[]): void => {
  popTask(draft)
  emit({ kind: 'company', cards })
}

export const applyCompanyThrow = (context: MoveContext, values: readonly number[]): void => {
  const cards = orderByThrow(numbersFrom(0, EXPLORERS.length), values).slice(0, values.length)
  context.draft.company = cards.map(newExplorer)
  formCompany(context, cards)
}

/** One more explorer is chosen; with the last one the company is complete. */
const addToCompany = (context: MoveContext, card: number): void => {
  const { draft } = context
  draft.company = [...draft.company, newExplorer(card)]
  if (draft.company.length === companySize(draft.setting))
    formCompany(
      context,
      draft.company.map((explorer) => explorer.card),
    )
}

/** Choosing the explorers, seat by seat (rules 2.1). */
export const chooseExplorer: ActionHandler<ActionOf<'choose'>> = {
  list: () => numbersFrom(0, EXPLORERS.length).map((card) => ({ kind: 'choose', card }) as const),
  check({ state }, { card }) {
    if (!EXPLORERS[card]) return because('lamps-below.noExplorer')
    const isTaken = state.company.some((explorer) => explorer.card === card)
    return isTaken ? because('lamps-below.chosenAlready') : null
  },
  act: (context, _seat, { card }) => addToCompany(context, card),
}
