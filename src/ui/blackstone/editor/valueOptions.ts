/** Options of each kind of value in the editor: those that the draft does not use yet, with their names. */
import { ALL_FAMILIES } from '../../../games/blackstone/allFamilies.ts'
import { SPACES } from '../../../games/blackstone/board.ts'
import { ALL_DECKS, DOG_BREEDS, FIRST_FAMILY, FIRST_WILD, RAT_KINDS, TASKS } from '../../../games/blackstone/cards.ts'
import { FACES } from '../../../games/blackstone/faces.ts'
import {
  formatFace,
  formatSpace,
  formatVassal,
  parseSpace,
  parseVassal,
} from '../../../games/blackstone/notation/cardAndSpaceNotation.ts'
import { BEGINNINGS } from '../../../games/blackstone/position/positionSchema.ts'
import { abilitiesOnceATurn } from '../../../games/blackstone/rules/court/abilitiesOnceATurn.ts'
import { TURN_STEPS } from '../../../games/blackstone/state.ts'
import { messageOr, t } from '../../../text/t.ts'
import { nameOfFace, nameOfSpace } from '../views/spaceAndFaceNames.ts'
import { type Draft, seatCount } from './positionDraft.ts'
import type { ValueKind } from './positionFields.ts'
import { describeTask, nameOfSeat, nameOfTower, nameOfVassal } from './positionTexts.ts'

export type OptionValue = string | number
/** Value with its name. */
export type ValueOption = readonly [value: OptionValue, name: string]

const TOWERS = [0, 1, 2, 3]
const namedOptions = <W extends string>(words: readonly W[], name: (word: W) => string): readonly ValueOption[] =>
  words.map((word) => [word, name(word)])
const faceDownOptions = namedOptions(ALL_DECKS, (deck) => t('editor.faceDown', { deck: t(`deck.${deck}`) }))

/** Tasks that the draft does not use, including the document's own cards. */
const taskOptions = (draft: Draft): readonly ValueOption[] => {
  const usedStrings = collectStrings(draft)
  const customTaskIds = (draft.cards ?? []).filter((text) => text.includes(' ')).map((text) => text.replace(/ .*/, ''))
  const allOptions = [
    ...TASKS.map((task): ValueOption => [task.id, describeTask(task)]),
    ...customTaskIds.map((id): ValueOption => [id, id]),
  ]
  return allOptions.filter(([id]) => !usedStrings.has(String(id)))
}

/** Every string inside a document. */
export const collectStrings = (value: unknown): ReadonlySet<string> => {
  if (typeof value === 'string') return new Set([value])
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(Object.values(value).flatMap((inner) => [...collectStrings(inner)]))
}

const USES = [...new Set(ALL_FAMILIES.flatMap(abilitiesOnceATurn))]

/** Kinds with a list of options; vassals are picked by their faces instead. */
export type ListedValueKind = Exclude<ValueKind, 'vassal' | 'held'>

const OPTIONS_BY_KIND: Readonly<Record<ListedValueKind, (draft: Draft) => readonly ValueOption[]>> = {
  space: () => namedOptions(SPACES.map(formatSpace), (text) => nameOfSpace(parseSpace(text) ?? 0)),
  face: () => FACES.map((face) => [formatFace(face), nameOfFace(face)]),
  task: taskOptions,
  card: (draft) => [...faceDownOptions, ...taskOptions(draft)],
  rat: () => namedOptions(RAT_KINDS, (kind) => t(`editor.rat.${kind}`)),
  family: () =>
    namedOptions(
      ALL_FAMILIES.map(({ id }) => id),
      (id) => messageOr(`family.${id}`, undefined, 'editor.part.other'),
    ),
  use: () => namedOptions(USES, (use) => messageOr(`editor.use.${use}`, undefined, 'editor.part.other')),
  breed: () => namedOptions(DOG_BREEDS, (breed) => t(`dog.${breed}`)),
  step: () => namedOptions([...BEGINNINGS, ...TURN_STEPS], (step) => t(`editor.step.${step}`)),
  seat: (draft) => Array.from({ length: seatCount(draft) }, (_, seat) => [seat, nameOfSeat(seat)]),
  tower: () => TOWERS.map((tower) => [tower, nameOfTower(tower)]),
  symbols: () => [1, 2].map((count) => [count, String(count)]),
}

export const hasValueOptions = (kind: ValueKind): kind is ListedValueKind => kind in OPTIONS_BY_KIND

export const valueOptions = (draft: Draft, kind: ListedValueKind): readonly ValueOption[] =>
  OPTIONS_BY_KIND[kind](draft)

const codesOfBothSides = (card: number): readonly string[] => [0, 1].map((side) => formatVassal({ card, side }))

/** Codes of wild vassals and of the document's own vassals, both sides, that the draft does not use. */
export const specialVassalCodes = (draft: Draft): readonly string[] => {
  const usedStrings = collectStrings({ ...draft, cards: [] })
  const wildCards = Array.from({ length: FIRST_FAMILY - FIRST_WILD }, (_, index) => FIRST_WILD + index)
  const customCards = (draft.cards ?? []).flatMap((text) => parseVassal(text)?.card ?? [])
  return [...wildCards, ...customCards]
    .map(codesOfBothSides)
    .filter((sideCodes) => !sideCodes.some((vassalCode) => usedStrings.has(vassalCode)))
    .flat()
}

/** Name of a value. */
export const nameOfPartValue = (draft: Draft, kind: ValueKind, value: OptionValue): string => {
  if (!hasValueOptions(kind)) return nameOfVassal(String(value))
  const task = TASKS.find(({ id }) => id === value)
  return task
    ? describeTask(task)
    : (valueOptions(draft, kind).find(([optionValue]) => optionValue === value)?.[1] ?? String(value))
}
