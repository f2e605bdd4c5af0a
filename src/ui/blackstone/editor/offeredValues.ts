/** Values that the editor offers for a part: only those that the mode and its options can play there. */

import { ALL_FAMILIES } from '../../../games/blackstone/allFamilies.ts'
import { card as game } from '../../../games/blackstone/card.ts'
import {
  ALL_DECKS,
  isAssassin,
  isWildCard,
  STACKS,
  stacksFor,
  TASKS,
  type Task,
} from '../../../games/blackstone/cards.ts'
import { game as rules } from '../../../games/blackstone/game.ts'
import { parseVassal } from '../../../games/blackstone/notation/cardAndSpaceNotation.ts'
import { abilitiesOnceATurn } from '../../../games/blackstone/rules/court/abilitiesOnceATurn.ts'
import { canonicalJson } from '../../../kernel/canonicalJson.ts'
import type { Json } from '../../../kernel/json.ts'
import { checkPosition } from './checkPosition.ts'
import { courtAt, type Draft, draftOptions, EMPTY_DRAFT } from './positionDraft.ts'
import {
  type ListedValueKind,
  type OptionValue,
  specialVassalCodes,
  type ValueOption,
  valueOptions,
} from './valueOptions.ts'

/** Modules that add vassals to the box. */
export type VassalModule = 'wildVassals' | 'assassins'

const isOn = (draft: Draft, option: string): boolean => (draftOptions(draft)[option] ?? 'off') !== 'off'

const moduleOfVassal = (vassalCode: string): VassalModule | null => {
  const card = parseVassal(vassalCode)?.card ?? -1
  if (isWildCard(card)) return 'wildVassals'
  return isAssassin(card) ? 'assassins' : null
}

/** Module that this vassal would switch on; null if it is played with already. */
export const missingModuleOf = (draft: Draft, vassalCode: string): VassalModule | null => {
  const module = moduleOfVassal(vassalCode)
  return module && !isOn(draft, module) ? module : null
}

/** Draft in which this vassal can be played: its module is switched on. */
export const withModuleOf = (draft: Draft, vassalCode: string): Draft => {
  const module = missingModuleOf(draft, vassalCode)
  return module ? { ...draft, options: { ...draft.options, [module]: 'on' } } : draft
}

const canSwitchOn = ({ mode }: Draft, module: VassalModule): boolean =>
  game.modes.find(({ id }) => id === mode)?.options.some(({ id, values }) => id === module && values.includes('on')) ??
  false

/** Parts in which no Assassin can be (ruling 136). */
const WITHOUT_ASSASSINS = /^(courts\.\d+\.(retained|sets|vassals)|quest|hidden\.(vassals|rest))\b/

/** Is this the part for cards set aside, which are Assassins alone? */
export const isAside = ([part]: readonly string[]): boolean => part === 'aside'

/** Codes of special vassals that can be put at a path, also those that switch their module on. */
export const offeredVassalCodes = (draft: Draft, path: readonly string[]): readonly string[] =>
  specialVassalCodes(draft).filter((vassalCode) => {
    const module = moduleOfVassal(vassalCode)
    if (isAside(path)) return module === 'assassins'
    if (module === 'assassins' && WITHOUT_ASSASSINS.test(path.join('.'))) return false
    return module === null || isOn(draft, module) || canSwitchOn(draft, module)
  })

/** Key that follows `key` in a path, such as the deck after `decks`. */
const keyAfter = (path: readonly string[], key: string): string | undefined =>
  path.includes(key) ? path[path.indexOf(key) + 1] : undefined

const isTaskOffered = (draft: Draft, path: readonly string[], task: Task): boolean => {
  const mode = rules.modes.get(draft.mode)
  const deck = mode?.deckOf ? mode.deckOf(task) : task.deck
  if (!mode || deck === null || !mode.decks.includes(deck)) return false
  const isKnightWizard = task.type === 'knightWizard'
  if (isKnightWizard && !isOn(draft, 'knightWizard')) return false
  if (path[0] === 'income') return isKnightWizard
  const stack = keyAfter(path, 'completed')
  if (stack !== undefined) return stacksFor(task.type).some((possible) => possible === stack)
  return (keyAfter(path, 'decks') ?? deck) === deck
}

/** Kinds of rats that each zone takes (ruling 114); any where a zone is not named. */
const RATS_BY_ZONE: Readonly<Record<string, readonly OptionValue[]>> = {
  wandering: ['one', 'two', 'three'],
  plagued: ['one', 'two', 'three'],
  discard: ['one', 'two', 'three', 'cat', 'duchess'],
  out: ['plague'],
}

/** Answers of `isStepOfMode` by its question: a sheet is drawn often, and the reader takes milliseconds. */
const stepAnswers = new Map<string, boolean>()

/** Asks the reader of positions with an empty table, which nothing else can refuse. */
const isStepOfMode = ({ mode, options = {}, courts = [] }: Draft, step: OptionValue): boolean => {
  const table = { ...EMPTY_DRAFT, mode, options, courts: courts.map(() => ({})), turn: { seat: 0, step } } as Json
  const question = canonicalJson(table)
  const answer = stepAnswers.get(question) ?? checkPosition(table)?.code !== 'position.noStep'
  stepAnswers.set(question, answer)
  return answer
}

const OFFERED_BY_KIND: Partial<
  Record<ListedValueKind, (draft: Draft, path: readonly string[], value: OptionValue) => boolean>
> = {
  task: (draft, path, value) => {
    const task = TASKS.find(({ id }) => id === value)
    return !task || isTaskOffered(draft, path, task)
  },
  card: (draft, path, value) => {
    const task = TASKS.find(({ id }) => id === value)
    if (task) return isTaskOffered(draft, path, task)
    const deck = ALL_DECKS.find((name) => name === value)
    return !deck || (rules.modes.get(draft.mode)?.decks.includes(deck) ?? false)
  },
  rat: (_, path, value) => RATS_BY_ZONE[path[1] ?? '']?.includes(value) ?? true,
  family: (draft, _, value) =>
    draftOptions(draft).familyPool !== 'base' || ALL_FAMILIES.some(({ id, pool }) => id === value && pool === 'base'),
  use: (draft, path, value) => {
    const family = ALL_FAMILIES.find(({ id }) => id === courtAt(draft, Number(path[1])).family)
    return family !== undefined && abilitiesOnceATurn(family).some((use) => use === value)
  },
  step: (draft, _, step) => isStepOfMode(draft, step),
  tower: ({ mode }, _, value) => Number(value) < (rules.modes.get(mode)?.pileCount ?? 0),
}

/** Values that are offered at a path, with their names. */
export const offeredValues = (draft: Draft, path: readonly string[], kind: ListedValueKind): readonly ValueOption[] => {
  const isOffered = OFFERED_BY_KIND[kind]
  const options = valueOptions(draft, kind)
  return isOffered ? options.filter(([value]) => isOffered(draft, path, value)) : options
}

/** Tasks for a hand, or for one of the stacks of a court, that the mode can play there. */
export const offeredTasks = (draft: Draft, seat: number, part: 'hand' | 'completed'): readonly Task[] => {
  const paths = part === 'hand' ? [['hand']] : STACKS.map((stack) => ['completed', stack])
  return TASKS.filter((task) => paths.some((path) => isTaskOffered(draft, ['courts', String(seat), ...path], task)))
}
