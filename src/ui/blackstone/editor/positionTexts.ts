/** The parts of a position in words, and what may be said of each. */
import '../text/families.ts'
import '../text/puzzle.ts'
import { SPACES } from '../../games/blackstone/board.ts'
import {
  ALL_DECKS,
  BREEDS,
  FIRST_FAMILY,
  FIRST_WILD,
  RAT_KINDS,
  TASKS,
  type Task,
} from '../../games/blackstone/cards.ts'
import { FAMILIES } from '../../games/blackstone/everyFamily.ts'
import { FACES } from '../../games/blackstone/faces.ts'
import { makeFace, makeSpace, makeVassal, parseSpace, parseVassal } from '../../games/blackstone/notation/cards.ts'
import { BEGINNINGS } from '../../games/blackstone/position/document.ts'
import { usesOf } from '../../games/blackstone/rules/family.ts'
import { STEPS } from '../../games/blackstone/state.ts'
import { nameOfFace, nameOfPlace, nameOfSpace, nameOfWanted } from '../blackstone/names.ts'
import { type Key, say, t } from '../text/t.ts'
import { vassalNamed } from './cells.ts'
import { type Draft, seatsOf } from './draft.ts'
import { fieldAt, type Noun } from './fields.ts'

export type Said = string | number
/** What may be said, and how it is called. */
export type Sayable = readonly [value: Said, name: string]

export const inWords = ({ id, type, left, right }: Task): string =>
  t('editor.task', {
    id,
    type: t(`type.${type}`),
    left: `${nameOfSpace(left.space)} ${nameOfWanted(left)}`,
    right: `${nameOfPlace({ line: right.line })} ${nameOfWanted(right)}`,
  })

const TOWERS = [0, 1, 2, 3]
const nameOfTower = (tower: number): string => t('editor.tower', { tower: t(`tower.${tower}`) })
const nameOfSeat = (seat: number): string => t('editor.seat', { number: seat + 1 })
const named = <W extends string>(words: readonly W[], name: (word: W) => string): readonly Sayable[] =>
  words.map((word) => [word, name(word)])
const faceDown = named(ALL_DECKS, (deck) => t('editor.faceDown', { deck: t(`deck.${deck}`) }))

/** Tasks that lie nowhere else, those that the position brings along among them. */
const tasksIn = (draft: Draft): readonly Sayable[] => {
  const lying = wordsIn(draft)
  const own = (draft.cards ?? []).filter((text) => text.includes(' ')).map((text) => text.replace(/ .*/, ''))
  const all = [...TASKS.map((task): Sayable => [task.id, inWords(task)]), ...own.map((id): Sayable => [id, id])]
  return all.filter(([id]) => !lying.has(String(id)))
}

/** Every word that stands in a document. */
export const wordsIn = (value: unknown): ReadonlySet<string> => {
  if (typeof value === 'string') return new Set([value])
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(Object.values(value).flatMap((inner) => [...wordsIn(inner)]))
}

const USES = [...new Set(FAMILIES.flatMap(usesOf))]

/** Vassals are chosen by their faces, not from a list. */
type Listed = Exclude<Noun, 'vassal' | 'held'>

const SAYABLE: Readonly<Record<Listed, (draft: Draft) => readonly Sayable[]>> = {
  space: () => named(SPACES.map(makeSpace), (text) => nameOfSpace(parseSpace(text) ?? 0)),
  face: () => FACES.map((face) => [makeFace(face), nameOfFace(face)]),
  task: tasksIn,
  card: (draft) => [...faceDown, ...tasksIn(draft)],
  rat: () => named(RAT_KINDS, (kind) => t(`editor.rat.${kind}`)),
  family: () =>
    named(
      FAMILIES.map(({ id }) => id),
      (id) => say(`family.${id}`, undefined, 'editor.part.other'),
    ),
  use: () => named(USES, (use) => say(`editor.use.${use}`, undefined, 'editor.part.other')),
  breed: () => named(BREEDS, (breed) => t(`dog.${breed}`)),
  step: () => named([...BEGINNINGS, ...STEPS], (step) => t(`editor.step.${step}`)),
  seat: (draft) => Array.from({ length: seatsOf(draft) }, (_, seat) => [seat, nameOfSeat(seat)]),
  tower: () => TOWERS.map((tower) => [tower, nameOfTower(tower)]),
  symbols: () => [1, 2].map((count) => [count, String(count)]),
}

export const isListed = (noun: Noun): noun is Listed => noun in SAYABLE

export const sayable = (draft: Draft, noun: Listed): readonly Sayable[] => SAYABLE[noun](draft)

/** A vassal by both its faces, or one that lies face down; what is none as it is written. */
export const nameOfVassal = (who: string): string => {
  const vassal = vassalNamed(who)
  if (who === 'vassal') return t('editor.faceDownVassal')
  return vassal ? t('editor.vassal', { face: nameOfFace(vassal.face), reverse: nameOfFace(vassal.reverse) }) : who
}

const bothSides = (card: number): readonly string[] => [0, 1].map((side) => makeVassal({ card, side }))

/** Vassals that two of the sixteen faces do not name, and such as the box does not have, that lie nowhere yet. */
export const oddIn = (draft: Draft): readonly string[] => {
  const lying = wordsIn({ ...draft, cards: [] })
  const wild = Array.from({ length: FIRST_FAMILY - FIRST_WILD }, (_, at) => FIRST_WILD + at)
  const own = (draft.cards ?? []).flatMap((text) => parseVassal(text)?.card ?? [])
  return [...wild, ...own]
    .map(bothSides)
    .filter((both) => !both.some((who) => lying.has(who)))
    .flat()
}

/** How a value is called. */
export const nameOfValue = (draft: Draft, noun: Noun, value: Said): string => {
  if (!isListed(noun)) return nameOfVassal(String(value))
  const task = TASKS.find(({ id }) => id === value)
  return task ? inWords(task) : (sayable(draft, noun).find(([one]) => one === value)?.[1] ?? String(value))
}

/** Parts whose key says something else elsewhere. */
const OTHERWISE: Readonly<Record<string, Key>> = {
  intrigue: 'editor.part.waiting',
  'intrigue.used': 'editor.part.usedVassals',
}

/** How a part is called by the last step of the way to it. */
export const nameOfPart = (draft: Draft, path: readonly string[]): string => {
  const key = path.at(-1) ?? ''
  const above = fieldAt(draft, path.slice(0, -1))
  if (above?.kind === 'bySpace') return nameOfSpace(parseSpace(key) ?? 0)
  if (above?.kind === 'list') {
    if (above.each === 'tower') return nameOfTower(Number(key))
    return above.each === 'seat' ? nameOfSeat(Number(key)) : t('editor.entry', { number: Number(key) + 1 })
  }
  if (path.at(-2) === 'completed') return say(`type.${key}`, undefined, 'editor.part.other')
  if (path.at(-2) === 'decks') return say(`deck.${key}`, undefined, 'editor.part.other')
  return say(OTHERWISE[path.join('.')] ?? `editor.part.${key}`, undefined, 'editor.part.other')
}
