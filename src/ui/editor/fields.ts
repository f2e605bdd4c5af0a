/** The parts of a position document, as the editor asks for them. A test compares them with the schema. */
import { ALL_DECKS, STACKS } from '../../games/blackstone/cards.ts'
import type { Json } from '../../kernel/json.ts'
import type { Draft } from './draft.ts'

/** What one value names. `card`: a task, or a deck of which one lies face down; `held`: a vassal, or the word for one that does. */
export type Noun =
  | ('vassal' | 'held' | 'space' | 'face' | 'task' | 'card' | 'rat' | 'family' | 'use' | 'breed' | 'step')
  | ('seat' | 'tower' | 'symbols')

export type Field =
  | { readonly kind: 'count'; readonly least: number }
  | { readonly kind: 'choice'; readonly of: Noun }
  /** Words of one's own. */
  | { readonly kind: 'words' }
  /** `each`: as many as there are seats or towers, none is added or taken away. */
  | { readonly kind: 'list'; readonly of: Field; readonly each?: 'seat' | 'tower' }
  | { readonly kind: 'bySpace'; readonly of: Field }
  /** `begin`: what a new one says, where it must say something. */
  | { readonly kind: 'parts'; readonly parts: Parts; readonly begin?: Json }
  /** One of several forms, told apart by their part `at`. */
  | { readonly kind: 'forms'; readonly forms: Readonly<Record<string, Form>> }
  /** A card alone, or with the tower on which it lay. */
  | { readonly kind: 'aside' }

export type Parts = Readonly<Record<string, Field>>
export interface Form {
  readonly parts: Parts
  readonly begin: Json
}

const COUNT: Field = { kind: 'count', least: 0 }
const choice = (of: Noun): Field => ({ kind: 'choice', of })
const many = (of: Noun): Field => ({ kind: 'list', of: choice(of) })
const list = (of: Field): Field => ({ kind: 'list', of })
const bySeat = (of: Field): Field => ({ kind: 'list', of, each: 'seat' })
const byTower = (of: Field): Field => ({ kind: 'list', of, each: 'tower' })
const parts = (of: Parts): Field => ({ kind: 'parts', parts: of })
const every = (names: readonly string[], of: Field): Field => parts(Object.fromEntries(names.map((name) => [name, of])))

const COURT: Parts = {
  knights: COUNT,
  wizards: COUNT,
  hand: many('card'),
  completed: every(STACKS, many('task')),
  retained: many('vassal'),
  pile: choice('tower'),
  dogs: many('breed'),
  family: choice('family'),
  used: many('use'),
  intrigue: {
    kind: 'forms',
    forms: {
      agents: {
        parts: { card: choice('task'), vassal: choice('space'), matched: choice('symbols') },
        begin: { at: 'agents', card: '', vassal: '', matched: 1 },
      },
      faceDown: { parts: { card: choice('card') }, begin: { at: 'faceDown', card: '' } },
      exhausted: { parts: {}, begin: { at: 'exhausted' } },
    },
  },
  sets: list(many('vassal')),
  vassals: many('held'),
}

const USED: Field = {
  kind: 'parts',
  parts: { space: choice('space'), face: choice('face') },
  begin: { space: '', face: '' },
}
const REWARD: Field = {
  kind: 'parts',
  parts: { seat: choice('seat'), card: choice('task'), matched: choice('symbols') },
  begin: { seat: 0 },
}

const QUEST = parts({
  offer: many('task'),
  vassals: many('vassal'),
  under: { kind: 'bySpace', of: many('vassal') },
  ...{ rest: COUNT, actions: COUNT, taken: COUNT, fresh: COUNT, lastRound: COUNT, idle: COUNT },
})

const RATS = { wandering: many('rat'), plagued: many('rat'), discard: many('rat'), out: many('rat') }

const HIDDEN = parts({
  hands: bySeat(many('task')),
  piles: byTower(many('vassal')),
  decks: every(ALL_DECKS, many('task')),
  drawn: many('task'),
  rats: many('rat'),
  families: bySeat(many('family')),
  faceDown: bySeat(many('task')),
  vassals: bySeat(many('vassal')),
  rest: many('vassal'),
})

/** All but the mode and its options, which have a sheet of their own. */
export const FIELDS: Parts = {
  turn: parts({
    seat: choice('seat'),
    first: choice('seat'),
    round: { kind: 'count', least: 1 },
    step: choice('step'),
    completions: COUNT,
  }),
  courts: bySeat(parts(COURT)),
  board: { kind: 'bySpace', of: choice('vassal') },
  marked: many('space'),
  missing: COUNT,
  piles: byTower(parts({ top: choice('vassal'), count: COUNT })),
  discard: many('vassal'),
  decks: every(ALL_DECKS, parts({ count: COUNT, discard: many('task') })),
  drawn: many('card'),
  guards: many('space'),
  aside: list({ kind: 'aside' }),
  income: many('task'),
  refreshPile: choice('tower'),
  rats: parts({ count: COUNT, ...RATS }),
  intrigue: parts({ used: list(USED), rewards: list(REWARD) }),
  quest: QUEST,
  hidden: HIDDEN,
  seats: bySeat({ kind: 'words' }),
  cards: list({ kind: 'words' }),
}

/** What an aside is made of. */
export const ASIDE: Parts = { card: choice('vassal'), pile: choice('tower') }

export const formOf = (value: unknown): string => String((value as { readonly at?: unknown } | null)?.at ?? '')

/** The field below another, where its value is this; null where there is none. */
const below = (field: Field, value: unknown, key: string): Field | null => {
  switch (field.kind) {
    case 'parts':
      return Object.hasOwn(field.parts, key) ? (field.parts[key] ?? null) : null
    case 'list':
    case 'bySpace':
      return field.of
    case 'forms':
      return field.forms[formOf(value)]?.parts[key] ?? null
    case 'aside':
      return ASIDE[key] ?? null
    default:
      return null
  }
}

/** The value at a path; undefined where the document says nothing. */
export const valueAt = (draft: Draft, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Readonly<Record<string, unknown>>)[key]
        : undefined,
    draft,
  )

/** The field at a path; null where a position has none there. */
export const fieldAt = (draft: Draft, path: readonly string[]): Field | null =>
  path.reduce<Field | null>(
    (field, key, at) => field && below(field, valueAt(draft, path.slice(0, at)), key),
    parts(FIELDS),
  )
